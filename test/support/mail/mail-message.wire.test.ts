import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toMessage } from '#backend/support/mail/mail-message.ts';
import { parseScannerEnvironment } from '#backend/virus-scanner/environment.ts';
import { MAX_FILES, MAX_MESSAGE } from '#core/support-rules/support-limits.ts';
import { eicar, type TinyClamd, tinyClamd } from '#test/kit/servers/tiny-clamd.ts';

const fileOf = (name: string, text: string, mediaType = 'text/plain') => {
  const bytes = Buffer.from(text);
  return { name, mediaType, size: bytes.length, isInline: false, bytes };
};
const long = Array.from({ length: 500 }, (_, at) => `dòng ${at} của nhật ký`).join('\n');

describe('V5.4.3 the files of a mail before they are stored', () => {
  let scanner: TinyClamd;
  beforeAll(async () => {
    scanner = await tinyClamd();
  });
  afterAll(() => scanner.close());
  const read = (text: string, files: readonly ReturnType<typeof fileOf>[]) =>
    toMessage(parseScannerEnvironment({ VIRUS_SCANNER: scanner.address }, 'production'), { text, html: '', files });
  const namesOf = ({ files }: Awaited<ReturnType<typeof read>>) => files.map(({ name }) => name);

  test('a virus refuses its file alone, by name', async () => {
    const message = await read('Xem tệp.', [fileOf('la.txt', eicar), fileOf('a.log', 'Lỗi 500')]);
    expect([namesOf(message), message.text]).toEqual([
      ['a.log'],
      'Xem tệp.\n\n[Tệp không nhận được: «la.txt»: Tệp có mã độc.]',
    ]);
  });

  test('the file with all of a long text is one of the five, and first', async () => {
    const message = await read(
      long,
      Array.from({ length: MAX_FILES }, (_, at) => fileOf(`${at}.log`, 'a')),
    );
    expect(namesOf(message)).toEqual(['toan-van-thu.txt', '0.log', '1.log', '2.log', '3.log']);
    expect(message.files[0]?.bytes.toString()).toBe(long);
    expect(message.text).toContain('«4.log»: Một lần gửi được tối đa 5 tệp.');
    expect(message.text.length).toBeLessThanOrEqual(MAX_MESSAGE);
  });

  test('where the scanner takes no file of a long text, the message says that a part is missing', async () => {
    const message = await read(`${eicar}\n${long}`, []);
    expect(namesOf(message)).toEqual([]);
    expect(message.text).toContain('phần sau bị lược');
    expect(message.text).toContain('«toan-van-thu.txt»: Tệp có mã độc.');
  });
});
