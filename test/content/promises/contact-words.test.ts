import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillContactWords, hasContactWords } from '#contracts/contact-words.ts';

const contact = { hotline: '024 7300 9876', email: 'hotro@may.vn' };

test('CMS-01 texts name the shop’s contact by words', () => {
  const text = 'Gọi [{{hotline}}](tel:{{tel}}) hoặc viết tới {{email}}, không phải {{ email }} hay {{zalo}}.';
  expect(JSON.parse(fillContactWords(JSON.stringify(text), contact))).toBe(
    'Gọi [024 7300 9876](tel:02473009876) hoặc viết tới hotro@may.vn, không phải {{ email }} hay {{zalo}}.',
  );
});

test('CMS-01 whatever the contact says, an answer stays JSON and all else in it unchanged', () =>
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), fc.string(), (value, hotline, email) => {
      const filled = JSON.parse(
        fillContactWords(JSON.stringify([value, '{{hotline}}', '{{email}}']), { hotline, email }),
      );
      expect(filled.slice(1)).toEqual([hotline, email]);
      if (!hasContactWords(JSON.stringify(value))) expect(filled[0]).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  ));
