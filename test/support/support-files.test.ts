import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachmentOf } from '#contracts/rest/attachment.ts';
import { fileKinds, kindRules } from '#core/support-rules/file-kinds.ts';
import {
  cleanFileName,
  fileKindOf,
  findRefusedFile,
  findUnsendable,
  isPlainText,
  MAX_FILE_NAME,
  sizeOf,
} from '#core/support-rules/support-files.ts';
import { MAX_FILE_BYTES, MAX_FILES, MAX_FILES_BYTES } from '#core/support-rules/support-limits.ts';

const base64 = (bytes: string | Uint8Array): string => Buffer.from(bytes).toString('base64');
/** Names with everything that a name may be abused by. */
const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom('..', '/', '\\', '\u202e', '\u200b', '\0', '\r\n', '"', 'CON', '.', ' ', 'é', '🙂', 'a.png'),
      {
        maxLength: 60,
      },
    )
    .map((parts) => parts.join('')),
);

describe('V5.4.1 V5.4.2 the name of a file', () => {
  test('is short, visible, on one line and in no folder, whatever was sent', () =>
    fc.assert(
      fc.property(anyName, (name) => {
        const clean = cleanFileName(name);
        expect(clean.length).toBeGreaterThan(0);
        expect([...clean].length).toBeLessThanOrEqual(MAX_FILE_NAME);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]|^[. ]|[. ]$/u);
        expect(clean).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
      }),
    ));

  test('does not change when it is cleaned again', () =>
    fc.assert(
      fc.property(anyName, (name) => {
        expect(cleanFileName(cleanFileName(name))).toBe(cleanFileName(name));
      }),
    ));

  test('stays in a header of its own, and is read back from it', () =>
    fc.assert(
      fc.property(anyName, (name) => {
        const clean = cleanFileName(name);
        const header = attachmentOf(clean);
        expect(header).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.!~%-]+$/);
        expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(clean);
      }),
    ));

  test.each([
    ['Ảnh lỗi 500.png', 'Ảnh lỗi 500.png'],
    ['C:\\Users\\Bich\\Desktop\\loi.log', 'loi.log'],
    ['../../etc/passwd', 'passwd'],
    ['hoa-don\u202efdp.exe', 'hoa-donfdp.exe'],
    ['anh\u200b.png', 'anh.png'],
    ['.htaccess', 'htaccess'],
    ['aux.txt', '_aux.txt'],
    ['', 'tep'],
    [`${'a'.repeat(300)}.png`, `${'a'.repeat(96)}.png`],
  ])('%j becomes %j', (given, clean) => expect(cleanFileName(given)).toBe(clean));
});

const anyKind = fc.constantFrom(...fileKinds);
const contentOf = (kind: (typeof fileKinds)[number]): string => kindRules[kind].beginnings[0] ?? base64('nhật ký\n');
const file = (name: string, content: string) => ({ name, content });

describe('the files of a message', () => {
  test('of every kind and with every ending of it are taken', () =>
    fc.assert(
      fc.property(anyKind, fc.boolean(), (kind, isLoud) => {
        for (const ending of kindRules[kind].endings) {
          const name = `tep.${isLoud ? ending.toUpperCase() : ending}`;
          expect(fileKindOf(name)).toBe(kind);
          expect(findRefusedFile([file(name, contentOf(kind))])).toBeNull();
        }
      }),
    ));

  test('with the content of another kind are refused, also as a text', () =>
    fc.assert(
      fc.property(anyKind, anyKind, (kind, other) => {
        fc.pre(kind !== other);
        const [ending] = kindRules[kind].endings;
        expect(findRefusedFile([file(`tep.${ending}`, contentOf(other))])).toEqual({
          name: `tep.${ending}`,
          problem: 'content',
        });
      }),
    ));

  test.each(['chay.exe', 'trang.html', 'anh.svg', 'lenh.sh', 'khong-duoi', 'anh.png.exe', 'tep.__proto__'])(
    'of another kind are refused: %s',
    (name) => expect(findRefusedFile([file(name, base64('x'))])).toEqual({ name, problem: 'kind' }),
  );

  test('are counted in bytes as they are decoded', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        expect(sizeOf({ content: base64(bytes) })).toBe(bytes.length);
      }),
    ));

  test('without content are refused, and what is no base64', () => {
    expect(findRefusedFile([file('a.txt', '')])).toEqual({ name: 'a.txt', problem: 'empty' });
    expect(findRefusedFile([file('a.txt', 'đây không phải base64')])?.problem).toBe('content');
  });

  test('are limited in number, in size and together; the first one over a limit is named', () => {
    const sized = (name: string, size: number) => ({ name, size });
    expect(findUnsendable([sized('a.log', MAX_FILE_BYTES), sized('b.log', MAX_FILE_BYTES)])).toBeNull();
    expect(findUnsendable([sized('a.log', 1), sized('b.log', MAX_FILE_BYTES + 1)])).toEqual({
      name: 'b.log',
      problem: 'large',
    });
    const full = Math.floor(MAX_FILES_BYTES / MAX_FILE_BYTES);
    const many = Array.from({ length: full }, (_, at) => sized(`${at}.log`, MAX_FILE_BYTES));
    expect(findUnsendable([...many, sized('them.log', 1)])).toEqual({ name: 'them.log', problem: 'total' });
    const small = Array.from({ length: MAX_FILES }, (_, at) => sized(`${at}.log`, 1));
    expect(findUnsendable(small)).toBeNull();
    expect(findUnsendable([...small, sized('thua.log', 1)])).toEqual({ name: 'thua.log', problem: 'many' });
  });

  test.each([
    ['Lỗi 500\r\n\tở dòng 3\n', true],
    ['MZ\0\u0001', false],
    ['\u001b[31m', false],
    ['', true],
  ])('%j is a text: %s', (text, is) => expect(isPlainText(text)).toBe(is));
});
