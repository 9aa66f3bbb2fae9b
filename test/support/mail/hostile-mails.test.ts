import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { readOwnText } from '#backend/support/mail/own-text.ts';
import { readContents, readHead } from '#backend/support/mail/read-mail.ts';
import { multipart, rawMail, textPart } from './sample-mails.ts';

const given = { to: 'ho-tro@mail.example.vn', from: 'khach@example.vn' };

/** ms of processor time, generous for a slow machine; what is not bounded takes minutes. */
const MAX_MS = 15_000;

const costOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** What became of a mail: its text, or the code of the refusal. */
const outcomeOf = async (raw: Buffer): Promise<string> => {
  try {
    await readHead(raw);
    return readOwnText(await readContents(raw)).own;
  } catch (failure) {
    if (failure instanceof ServiceFailure) return failure.code;
    throw failure;
  }
};

const nested = (depth: number): string => {
  const open = Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`);
  return `--goc\n${open.join('')}\nXin chào`;
};

const nestedMails = (depth: number): string => `${'Content-Type: message/rfc822\n\n'.repeat(depth)}\nXin chào`;

const bombs: readonly (readonly [title: string, raw: Buffer, outcome: string | RegExp])[] = [
  [
    '10,000 parts',
    rawMail({
      ...given,
      type: 'multipart/mixed; boundary=b',
      body: multipart('b', ...Array.from({ length: 10_000 }, () => '\nx')),
    }),
    'BAD_USER_INPUT',
  ],
  [
    'parts 1,000 deep',
    rawMail({ ...given, type: 'multipart/mixed; boundary=goc', body: nested(1_000) }),
    'BAD_USER_INPUT',
  ],
  ['mails 1,000 deep', rawMail({ ...given, type: 'message/rfc822', body: nestedMails(1_000) }), ''],
  [
    'a header of megabytes',
    rawMail({ ...given, headers: [`X-A: ${'a'.repeat(3_000_000)}`], body: 'x' }),
    'BAD_USER_INPUT',
  ],
  [
    'headers of megabytes',
    rawMail({ ...given, headers: Array.from({ length: 100_000 }, (_, at) => `X-${at}: ${at}`), body: 'x' }),
    'BAD_USER_INPUT',
  ],
  [
    'thousands of recipients',
    rawMail({ ...given, headers: [`Cc: ${'a@b.example, '.repeat(15_000)}`], body: 'Xin chào' }),
    'Xin chào',
  ],
  [
    'a folded header of 100,000 lines',
    rawMail({ ...given, headers: ['X-A: a', ...Array(50_000).fill(' a')], body: 'Xin chào' }),
    'Xin chào',
  ],
  [
    'a header of comments',
    rawMail({ ...given, headers: [`From: ${'('.repeat(100_000)}`], body: 'Xin chào' }),
    'Xin chào',
  ],
  [
    'a name of encoded words',
    rawMail({ ...given, headers: [`Cc: ${'=?UTF-8?B?YQ==?= '.repeat(12_000)}<a@b.example>`], body: 'Xin chào' }),
    'Xin chào',
  ],
  [
    'many open boundaries and lines that begin as one',
    rawMail({
      ...given,
      type: 'multipart/mixed; boundary=goc',
      body: `${Array.from({ length: 2_000 }, (_, at) => `--goc\nContent-Type: multipart/x; boundary=c${at}\n\n--c${at}\n\nx\n`).join('')}${'--x\n'.repeat(900)}`,
    }),
    /^/,
  ],
  ['null bytes', rawMail({ ...given, body: Buffer.from('Xin\0 ch\0ào\0') }), 'Xin chào'],
  [
    'null bytes in headers',
    rawMail({ ...given, headers: ['X-A: \0\0'], id: '<a\0b@c>', body: 'Xin chào' }),
    'Xin chào',
  ],
  [
    'a charset that nobody knows',
    rawMail({ ...given, type: 'text/plain; charset=x-khong-co', body: 'Xin chao' }),
    /Xin chao/,
  ],
  ['base64 that is none', rawMail({ ...given, type: 'text/plain', encoding: 'base64', body: '!!!!\0' }), /^/],
  ['no lines at all', Buffer.from('x'.repeat(1_000_000)), 'BAD_USER_INPUT'],
  ['only ends of lines', Buffer.from('\n'.repeat(1_000_000)), 'BAD_USER_INPUT'],
  ['more lines than files have', rawMail({ ...given, body: Buffer.from('\n'.repeat(1_000_000)) }), 'BAD_USER_INPUT'],
  ['more text than a file has', rawMail({ ...given, body: Buffer.from('a'.repeat(6_000_000)) }), 'BAD_USER_INPUT'],
  ['a head of megabytes', Buffer.from(`From: a@b\n${'a'.repeat(2_000_000)}`), 'BAD_USER_INPUT'],
];

const html = (body: string): Buffer => rawMail({ ...given, type: 'text/html; charset=utf-8', body });

/** Texts for which expressions that look for quoted mails take long. */
const slowTexts: readonly (readonly [title: string, raw: Buffer])[] = [
  ...(
    [
      ['a Dutch header', 'Op schreef\n'.repeat(8_000)],
      ['an English header', 'a on at '.repeat(12_000)],
      ['a header in one line', `Op ${'schreef '.repeat(12_000)}`],
      ['a Polish header', 'Dnia a\n'.repeat(12_000)],
      ['blank lines', ' \n'.repeat(300_000)],
      ['a Vietnamese header', 'Vào 1 '.repeat(16_000)],
      ['Vietnamese headers', 'Vào 1 đã viết\n'.repeat(7_000)],
      ['blocks of headers', 'Từ: a\n'.repeat(16_000)],
      ['devices', 'Gửi từ iPhone \n'.repeat(7_000)],
      ['quotation marks', `${'>'.repeat(90_000)}\n`],
      ['megabytes', 'On a b wrote:\n'.repeat(300_000)],
    ] as const
  ).map(([title, body]) => [title, rawMail({ ...given, type: 'text/plain; charset=utf-8', body })] as const),
  ['HTML 100,000 deep', html('<div>'.repeat(100_000))],
  ['HTML of open tags', html('<a '.repeat(300_000))],
  ['HTML tables within tables', html('<table><tr><td>'.repeat(20_000))],
  ['HTML of signs', html('<'.repeat(1_000_000))],
  ['HTML of entities', html('&amp;'.repeat(300_000))],
  ['HTML with marks of Outlook', html('<div '.repeat(300_000))],
];

describe('V15.2.2 mails that were written to do harm', () => {
  test.each(bombs)('%s: an outcome at a bounded cost', async (_, raw, outcome) => {
    let got = '';
    const cost = await costOf(async () => {
      got = await outcomeOf(raw);
    });
    expect(got).toMatch(typeof outcome === 'string' ? new RegExp(`^${outcome}$`) : outcome);
    expect(cost).toBeLessThan(MAX_MS);
  });

  test.each(slowTexts)('%s: a text at a bounded cost', async (_, raw) => {
    const cost = await costOf(async () => expect(typeof (await outcomeOf(raw))).toBe('string'));
    expect(cost).toBeLessThan(MAX_MS);
  });

  test('whatever the bytes, a mail is read or refused', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, isBody) => {
        const raw = isBody
          ? rawMail({
              ...given,
              type: 'multipart/mixed; boundary=b',
              body: Buffer.concat([Buffer.from('--b\r\n'), bytes]),
            })
          : Buffer.from(bytes);
        expect(typeof (await outcomeOf(raw))).toBe('string');
      }),
      { numRuns: 300 },
    ));

  test('a mail cut anywhere is read or refused', async () => {
    const raw = rawMail({
      ...given,
      type: 'multipart/mixed; boundary=b',
      body: multipart('b', textPart('Xin chào'), textPart('Hai')),
    });
    for (let end = 0; end < raw.length; end += 7)
      expect([end, typeof (await outcomeOf(raw.subarray(0, end)))]).toEqual([end, 'string']);
  });
});
