import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAutomaticSign, type MailHeader } from '#core/support-rules/mail/automatic-mail.ts';
import { findMailFileProblem, isSignaturePicture, mailFileName } from '#core/support-rules/mail/mail-files.ts';
import { fitMailText, foreignSender } from '#core/support-rules/mail/mail-text.ts';
import {
  findReplyTarget,
  MAX_REPLY_LOCAL,
  REPLY_CODE_LENGTH,
  readReplyAddress,
  writeReplyAddress,
} from '#core/support-rules/mail/reply-address.ts';
import { fileKindOf } from '#core/support-rules/support-files.ts';
import { MAX_FILE_BYTES, MAX_FILES, MAX_FILES_BYTES, MAX_MESSAGE } from '#core/support-rules/support-limits.ts';

const OWN = 'Ho-Tro@mail.example.vn';
const hex = fc.stringMatching(new RegExp(`^[0-9a-f]{${REPLY_CODE_LENGTH}}$`));
const anyTarget = fc.record({ number: fc.integer({ min: 1_001, max: 10 ** 9 }).map((at) => `ht-${at}`), code: hex });
/** As a mail server may write it. */
const anyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((sign, at) => (upper[at] ? sign.toUpperCase() : sign)).join(''));

describe('addresses that name a request', () => {
  test('what is written is read again in any case of letters, and is short enough for every mail server', () =>
    fc.assert(
      fc.property(
        anyTarget.chain((target) => fc.tuple(fc.constant(target), anyCase(writeReplyAddress(OWN, target)))),
        ([target, address]) => {
          expect(readReplyAddress(OWN, address)).toEqual(target);
          expect(writeReplyAddress(`${'a'.repeat(MAX_REPLY_LOCAL)}@b.vn`, target).indexOf('@')).toBeLessThanOrEqual(64);
        },
      ),
    ));

  test('another mailbox, domain, a longer or shorter code and any other text name none', () =>
    fc.assert(
      fc.property(anyTarget, fc.string(), (target, noise) => {
        const address = writeReplyAddress(OWN, target);
        for (const other of [
          address.replace('ho-tro+', 'ho-tro2+'),
          address.replace('ho-tro+', 'ho-tro'),
          address.replace('.vn', '.com'),
          address.replace('@', '0@'),
          address.replace('.', ''),
          address.replace('ht-', 'ht'),
          `x${address}`,
          OWN,
          noise,
        ])
          expect([other, readReplyAddress(OWN, other)]).toEqual([other, null]);
      }),
    ));

  test('the first of several recipients that names a request counts', () =>
    fc.assert(
      fc.property(fc.array(fc.emailAddress()), anyTarget, anyTarget, (others, first, second) => {
        const recipients = [...others, writeReplyAddress(OWN, first), writeReplyAddress(OWN, second)];
        expect(findReplyTarget(OWN, recipients)).toEqual(first);
        expect(findReplyTarget(OWN, others)).toBeNull();
      }),
    ));
});

describe('automatic mails', () => {
  const person: readonly MailHeader[] = [
    { key: 'return-path', value: '<khach@example.vn>' },
    { key: 'from', value: 'Khách <khach@example.vn>' },
    { key: 'subject', value: 'Automatic reply' },
    { key: 'auto-submitted', value: 'no' },
    { key: 'x-auto-response-suppress', value: 'None' },
    { key: 'precedence', value: 'normal' },
    { key: 'content-type', value: 'multipart/mixed; boundary=report' },
  ];
  const automatic: readonly (readonly [key: string, value: string, sign: string])[] = [
    ['auto-submitted', 'auto-replied', 'auto-submitted'],
    ['auto-submitted', 'Auto-Generated', 'auto-submitted'],
    ['auto-submitted', 'nobody', 'auto-submitted'],
    ['auto-submitted', '', 'auto-submitted'],
    ['precedence', 'Bulk', 'precedence'],
    ['precedence', 'junk', 'precedence'],
    ['precedence', ' list ', 'precedence'],
    ['return-path', '<>', 'return-path'],
    ['return-path', '', 'return-path'],
    ['list-id', '<a.example>', 'list'],
    ['x-auto-response-suppress', 'DR, OOF, AutoReply', 'response-suppress'],
    ['x-autoreply', 'yes', 'auto-reply'],
    ['content-type', 'multipart/report; report-type=delivery-status', 'report'],
    ['from', 'Mail Delivery System <MAILER-DAEMON@mx.example>', 'daemon'],
    ['from', 'postmaster@mx.example', 'daemon'],
  ];

  test('a person’s mail has no sign, whatever it says of itself', () => expect(findAutomaticSign(person)).toBeNull());

  test.each(automatic)('%s: %s is a sign among any other headers', (key, value, sign) =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...person]), fc.nat(7), (others, at) => {
        expect(findAutomaticSign(others.toSpliced(at, 0, { key, value }))).toBe(sign);
      }),
    ),
  );
});

describe('files of a mail', () => {
  const anyFile = fc.record({ name: fc.constantFrom('a.log', 'b.png', 'c.exe'), size: fc.nat(6 * 1_048_576) });

  test('what is taken one after the other keeps the limits of a message, and only then is a file refused', () =>
    fc.assert(
      fc.property(fc.array(anyFile, { maxLength: 12 }), (files) => {
        const taken: (typeof files)[number][] = [];
        for (const file of files) {
          const problem = findMailFileProblem(taken, file);
          const total = taken.reduce((sum, { size }) => sum + size, file.size);
          const fits = taken.length < MAX_FILES && total <= MAX_FILES_BYTES;
          const isGood = fileKindOf(file.name) !== null && file.size > 0 && file.size <= MAX_FILE_BYTES;
          expect(problem === null).toBe(fits && isGood);
          if (problem === null) taken.push(file);
        }
      }),
    ));

  test('the logo of a signature is no file; a larger picture, an attached one and another kind are', () => {
    const logo = { name: 'logo.png', mediaType: 'image/png', size: 9_999, isInline: true };
    expect(
      [logo, { ...logo, size: 10_000 }, { ...logo, isInline: false }, { ...logo, mediaType: 'text/plain' }].map(
        isSignaturePicture,
      ),
    ).toEqual([true, false, false, false]);
  });

  test.each([
    [{ name: 'a b.png', mediaType: 'image/png' }, 'a b.png'],
    [{ name: ' ', mediaType: 'image/jpeg' }, 'tep.jpg'],
    [{ name: '', mediaType: 'text/plain' }, 'tep.txt'],
    [{ name: '', mediaType: 'message/rfc822' }, 'thu.eml'],
    [{ name: '', mediaType: 'constructor' }, 'tep'],
  ])('%j is saved as %s', (file, name) => expect(mailFileName(file)).toBe(name));
});

describe('the text of a mail', () => {
  const anyNotes = fc.array(fc.string({ minLength: 1, maxLength: 200 }), { maxLength: 9 });

  test('a message is never longer than on the page, has every note, and says when it is cut', () =>
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 2 * MAX_MESSAGE, unit: 'grapheme' }),
        anyNotes,
        (written, notes) => {
          const { text, isCut } = fitMailText(written, notes, '[cắt]');
          expect(text.length).toBeLessThanOrEqual(MAX_MESSAGE);
          expect(text).not.toMatch(/\p{Cs}/u);
          for (const note of notes) expect(text).toContain(note);
          expect(isCut).toBe([written, ...notes].join('\n').length + (notes.length > 0 ? 1 : 0) > MAX_MESSAGE);
          if (!isCut) expect(text.startsWith(written)).toBe(true);
          else expect(text).toContain('[cắt]');
        },
      ),
    ));

  test('a sender is foreign unless it is the customer in any case of letters', () => {
    expect(foreignSender('Khach@Example.vn', 'khach@example.vn')).toBe('');
    expect(foreignSender('ke-toan@example.vn', 'khach@example.vn')).toBe('ke-toan@example.vn');
    expect(foreignSender('khach@example.vn', '')).toBe('khach@example.vn');
    expect(foreignSender('', 'khach@example.vn')).toBe('');
  });
});
