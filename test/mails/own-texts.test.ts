import fc from 'fast-check';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { editableMails, findProblems } from '#backend/mails/desk/mail-samples.ts';
import { applyOwnTexts, findTextProblem, noOwnTexts, type OwnTexts } from '#backend/mails/own-texts.ts';
import { mailPreviews } from '#backend/mails/previews.ts';
import { renderMail } from '#backend/mails/render-mail.tsx';
import { mailTextFields } from '#contracts/desk/content/mail-text-record.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

const shop = { publicOrigin: 'https://shop.example', identity: { ...sampleIdentity, seller: 'Công ty Mây' } };
const mails = editableMails(shop as Parameters<typeof editableMails>[0]);
const anyMail = fc.constantFrom(...mails);
const markup = ['<script>alert(1)</script>', '<b>', '&amp;', '"', "'", '<!--', '</style>', '%', '$&', '$1', '{', '}'];
const piece = (words: readonly string[]) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(...markup, '\n', ' ', 'Chào bạn, '),
    fc.constantFrom(...words).map((word) => `{{${word}}}`),
  );
const textOf = (words: readonly string[]) => fc.array(piece(words), { maxLength: 6 }).map((pieces) => pieces.join(''));
/** A mail and texts for it, as the desk takes them. */
const written = anyMail.chain((mail) => {
  const text = textOf(Object.keys(mail.words));
  const needed = mail.needed.map((word) => `{{${word}}}`).join(' ');
  return fc
    .record({ subject: text.map((each) => `${each.slice(0, 40)} ${needed}`), greeting: text, closing: text })
    .map((own) => ({ mail, own: mailTextFields.safeParse(own) }));
});

const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, word: string) => lookUp(words, word) ?? '');
const escaped = (line: string): string => renderToStaticMarkup(createElement(Fragment, null, line));

describe('texts of mails that members write', () => {
  test('what fits is in the mail, escaped, and no brace of a word is', () =>
    fc.assert(
      fc.property(written, ({ mail, own }) => {
        fc.pre(own.success);
        if (!own.success) return;
        fc.pre(Object.keys(findProblems(mail, own.data)).length === 0);
        for (const sample of mail.samples) {
          const words = { cua_hang: shop.identity.name, ...sample.mail.words };
          const text = applyOwnTexts(shop.identity, sample.mail, own.data);
          const { html } = renderMail(shop.identity, text);
          expect(html).not.toMatch(/<script>alert|<b>/);
          expect(html + text.subject).not.toContain('{{');
          for (const line of [own.data.greeting, own.data.closing].flatMap((each) => filled(each, words).split('\n')))
            expect(html).toContain(escaped(line));
          if (own.data.subject !== '') expect(html).toContain(`<title>${escaped(text.subject)}</title>`);
        }
      }),
    ));

  test('no text at all brings braces of a word to a reader, whatever stands in the facts of a mail', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (typed, fact) => {
        const [mail] = mailPreviews(shop as Parameters<typeof mailPreviews>[0]);
        const own = { subject: `${typed}{{ma_don}}`, greeting: `{{ma_don}}${typed}`, closing: typed };
        const words = { ma_don: `{{${fact}}}` };
        if (mail === undefined) throw new Error('no mail');
        const { subject, greeting = '', closing = '' } = applyOwnTexts(shop.identity, { ...mail.mail, words }, own);
        for (const text of [subject, greeting, closing]) expect(text).not.toMatch(/\{\{|\}\}/);
      }),
      {
        examples: [
          ['{', '}{'],
          ['', '}}{{'],
          ['{}}{', ''],
        ],
      },
    ));

  test('a mail without texts of its own is as shipped', () => {
    for (const { samples } of mails)
      for (const { mail } of samples) expect(applyOwnTexts(shop.identity, mail, noOwnTexts)).toEqual(mail);
  });

  test('every sample knows the words of its kind, and what the shipped subject names has to stay', () => {
    expect(mails.length).toBeGreaterThan(25);
    for (const { samples, words, needed } of mails)
      for (const { mail } of samples) {
        expect(Object.keys({ cua_hang: '', ...mail.words })).toEqual(expect.arrayContaining(Object.keys(words)));
        expect(Object.keys(words)).toEqual(expect.arrayContaining([...needed]));
      }
    expect(mails.find(({ kind }) => kind === 'order-received')?.needed).toEqual(['ma_don', 'tong_tien']);
  });

  test('ACC-02 ACC-03 mails with a code or a warning of an attack have no texts of the staff', () => {
    const kinds = mails.map(({ kind }) => kind);
    for (const kind of ['activation', 'reset', 'contact-code', 'contact-warning', 'auth-code', 'order-link'])
      expect(kinds).not.toContain(kind);
  });

  const cases: readonly (readonly [string, string, OwnTexts, keyof OwnTexts, string])[] = [
    [
      'a word of another mail',
      'service-ready',
      { ...noOwnTexts, greeting: 'Đơn {{tong_tien}}' },
      'greeting',
      'unknown-word',
    ],
    ['a word that is none', 'order-received', { ...noOwnTexts, closing: '{{hoTen}}' }, 'closing', 'unknown-word'],
    ['a word of objects', 'order-received', { ...noOwnTexts, closing: '{{constructor}}' }, 'closing', 'unknown-word'],
    ['half a brace', 'order-received', { ...noOwnTexts, greeting: 'Chào {{ma_don' }, 'greeting', 'open-brace'],
    ['closing braces alone', 'order-received', { ...noOwnTexts, greeting: 'ma_don}}' }, 'greeting', 'open-brace'],
    ['braces of nothing', 'order-received', { ...noOwnTexts, greeting: '{{}}' }, 'greeting', 'open-brace'],
    ['three braces', 'order-received', { ...noOwnTexts, greeting: '{{{{ma_don}}' }, 'greeting', 'open-brace'],
    ['two words in braces', 'order-received', { ...noOwnTexts, greeting: '{{ma đơn}}' }, 'greeting', 'open-brace'],
    [
      'a subject without its order',
      'order-received',
      { ...noOwnTexts, subject: 'Cảm ơn bạn' },
      'subject',
      'missing-word',
    ],
    [
      'a subject without its name',
      'service-ready',
      { ...noOwnTexts, subject: '{{ma_don}} xong' },
      'subject',
      'missing-word',
    ],
  ];
  test.each(cases)('%s is refused', (_, kind, own, field, problem) => {
    const mail = mails.find((each) => each.kind === kind);
    expect(mail && findProblems(mail, own)).toMatchObject({ [field]: { kind: problem } });
  });

  test('blanks inside the braces do not matter', () => {
    expect(findTextProblem('{{ ma_don }} và {{ma_don}}', ['ma_don'], ['ma_don'])).toBeNull();
  });
});
