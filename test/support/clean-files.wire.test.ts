import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CleanFile, cleanFiles } from '#backend/support/clean-files.ts';
import { parseScannerEnvironment } from '#backend/virus-scanner/environment.ts';
import type { SentFile } from '#core/shared/sent-file.ts';
import { eicar, type TinyClamd, tinyClamd } from '#test/kit/servers/tiny-clamd.ts';

const sent = (name: string, bytes: string | Uint8Array): SentFile => ({
  name,
  content: Buffer.from(bytes).toString('base64'),
});
const log = sent('loi.log', 'Lỗi 500\n');
const pdf = sent('hop-dong.pdf', '%PDF-1.4\nmột trang\n%%EOF\n');
const zip = sent('nhat-ky.zip', zipSync({ 'a.log': new Uint8Array([65]) }));
const infectedZip = sent('la.zip', zipSync({ 'a.txt': [new TextEncoder().encode(eicar), { level: 0 }] }));

const outcomeIn =
  (mode: 'development' | 'production', VIRUS_SCANNER?: string) =>
  (...files: readonly SentFile[]): Promise<readonly CleanFile[] | string> =>
    cleanFiles(parseScannerEnvironment({ VIRUS_SCANNER }, mode), files).catch(
      ({ detail }: { readonly detail: { readonly name: string; readonly problem: string } }) =>
        `${detail.name} ${detail.problem}`,
    );
const names = (files: readonly CleanFile[] | string) =>
  typeof files === 'string' ? files : files.map(({ name }) => name);

describe('V5.4.3 files of requests before they are stored', () => {
  let scanner: TinyClamd;
  beforeAll(async () => {
    scanner = await tinyClamd();
  });
  afterAll(() => scanner.close());

  test('a picture keeps its format and loses what is not the picture', async () => {
    const secret = 'vi tri cua khach';
    const drawn = sharp({ create: { width: 8, height: 4, channels: 3, background: '#fff' } });
    for (const [name, kind] of [
      ['a.png', 'png'],
      ['b.jpg', 'jpeg'],
      ['c.webp', 'webp'],
    ] as const) {
      const given = await drawn
        .clone()
        .withExif({ IFD0: { Copyright: secret } })
        .toFormat(kind)
        .toBuffer();
      expect(given.includes(secret)).toBe(true);
      const files = await outcomeIn('production')(sent(name, Buffer.concat([given, Buffer.from(secret)])));
      const [file] = typeof files === 'string' ? [] : files;
      expect([file?.name, file?.kind, file?.bytes.includes(secret)]).toEqual([name, kind, false]);
      expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: kind, width: 8, height: 4 });
    }
  });

  test('a part of a picture, a PDF or an archive is refused', async () => {
    const outcome = outcomeIn('development');
    expect(await outcome(sent('a.png', Buffer.from('iVBORw0KGgo=', 'base64')))).toBe('a.png content');
    expect(await outcome(sent('b.pdf', '%PDF-1.4\nmột nửa'))).toBe('b.pdf content');
    expect(await outcome(sent('c.zip', Buffer.from(zip.content, 'base64').subarray(0, 40)))).toBe('c.zip content');
  });

  test('without a scanner, production takes pictures and texts only', async () => {
    const outcome = outcomeIn('production');
    expect(names(await outcome(log))).toEqual(['loi.log']);
    expect([await outcome(pdf), await outcome(log, zip)]).toEqual(['hop-dong.pdf unscanned', 'nhat-ky.zip unscanned']);
    expect(names(await outcomeIn('development')(pdf, zip, log))).toHaveLength(3);
  });

  test('a scanner looks at every file but pictures; one virus refuses all', async () => {
    const outcome = outcomeIn('production', scanner.address);
    const before = scanner.files.length;
    expect(names(await outcome(pdf, zip, log))).toEqual(['hop-dong.pdf', 'nhat-ky.zip', 'loi.log']);
    expect(scanner.files.slice(before).map((file) => file.toString('base64'))).toEqual(
      [pdf, zip, log].map(({ content }) => content),
    );
    expect(await outcome(log, infectedZip)).toBe('la.zip infected');
    expect(await outcome(sent('la.txt', eicar))).toBe('la.txt infected');
  });

  test('V16.5.3 without a whole verdict of the scanner nothing is taken', async () => {
    scanner.answer('INSTREAM size limit exceeded. ERROR\0');
    expect(await outcomeIn('production', scanner.address)(log)).toBe('loi.log unscanned');
  });
});
