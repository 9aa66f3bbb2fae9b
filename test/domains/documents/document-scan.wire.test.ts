import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanFile } from '#backend/registrant-documents/clean-file.ts';
import { parseScannerEnvironment } from '#backend/virus-scanner/environment.ts';
import { eicar, type TinyClamd, tinyClamd } from '#test/kit/servers/tiny-clamd.ts';
import { jpeg, pdf } from './registrant-documents-subject.ts';

const infected = Buffer.from(`%PDF-1.4\n${eicar}\n%%EOF\n`).toString('base64');
/** Needs several chunks. */
const large = Buffer.from(`%PDF-1.4\n${'một trang '.repeat(20_000)}\n%%EOF\n`).toString('base64');

const outcomeIn =
  (mode: 'development' | 'production', VIRUS_SCANNER?: string) =>
  async (file: string): Promise<string> => {
    const environment = parseScannerEnvironment({ VIRUS_SCANNER }, mode);
    return cleanFile(environment, file).then(
      ({ format, bytes }) => (format === 'jpeg' || bytes.toString('base64') === file ? format : 'changed'),
      ({ code }: { readonly code: string }) => code,
    );
  };

describe('V5.4.3 uploaded PDFs are scanned before anybody opens them', () => {
  let scanner: TinyClamd;
  beforeAll(async () => {
    scanner = await tinyClamd();
  });
  afterAll(() => scanner.close());

  test('V5.4.3 in production a PDF without a scanner is refused, a picture is drawn anew', async () => {
    const outcome = outcomeIn('production');
    expect([await outcome(pdf), await outcome(jpeg)]).toEqual(['PDF_NOT_ACCEPTED', 'jpeg']);
    expect(await outcomeIn('development')(pdf)).toBe('pdf');
  });

  test('V5.4.3 a scanner sees every byte of a PDF and nothing else; a virus is refused in every mode', async () => {
    for (const mode of ['production', 'development'] as const) {
      const outcome = outcomeIn(mode, scanner.address);
      const before = scanner.files.length;
      expect([await outcome(large), await outcome(infected), await outcome(jpeg)]).toEqual([
        'pdf',
        'FILE_INFECTED',
        'jpeg',
      ]);
      expect(scanner.files.slice(before).map((file) => file.toString('base64'))).toEqual([large, infected]);
    }
  });

  test('V5.4.3 V16.5.3 without a whole verdict a PDF is refused', async () => {
    const replies = [
      'INSTREAM size limit exceeded. ERROR\0',
      'stream: OK',
      'stream: x ERROR\0',
      'OK\0',
      'a'.repeat(9_999),
      null,
    ];
    for (const reply of replies) {
      scanner.answer(reply);
      expect([reply, await outcomeIn('production', scanner.address)(pdf)]).toEqual([reply, 'PDF_NOT_ACCEPTED']);
    }
    const closed = await tinyClamd();
    await closed.close();
    expect(await outcomeIn('production', closed.address)(pdf)).toBe('PDF_NOT_ACCEPTED');
    expect(await outcomeIn('development', closed.address)(pdf)).toBe('PDF_NOT_ACCEPTED');
  });
});
