import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAccountSlug } from '#core/account/account-paths.ts';
import { greetingName, initialsOf } from '#core/account/names.ts';
import { findPictureProblem, MAX_PICTURE_BYTES } from '#core/shared/picture-text.ts';
import { flattenFields, nestFields } from '#core/shared/text/form-fields.ts';

test("ROUTE-30 a greeting uses the middle and the given name; a text that is no person's name stays whole", () => {
  const names = {
    'Nguyễn Minh Anh': 'Minh Anh',
    'Nguyễn Thị Minh Anh': 'Minh Anh',
    'Lê Mây': 'Mây',
    Mây: 'Mây',
    '  Lê   Mây ': 'Mây',
    'Công ty TNHH Một thành viên Mây': 'Công ty TNHH Một thành viên Mây',
    '': '',
  };
  for (const [full, called] of Object.entries(names)) expect(greetingName(full)).toBe(called);
  expect(initialsOf('Nguyễn Minh Anh')).toBe('MA');
  expect(initialsOf('đỗ ân')).toBe('ĐÂ');
  expect(initialsOf('')).toBe('');
});

test('SDK-03 an avatar must start like a picture, be base64 and hold at most one megabyte of bytes', () => {
  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
  const png = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const sized = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, at) => png[at] ?? 0);
  expect(findPictureProblem(base64(sized(MAX_PICTURE_BYTES)))).toBeNull();
  expect(findPictureProblem(base64(sized(MAX_PICTURE_BYTES + 3)))).toBe('bytes');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(findPictureProblem(base64(Uint8Array.from([...png, ...bytes])))).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(findPictureProblem(`<svg>${text}`)).toBe('format');
    }),
  );
});

test('ROUTE-29 the account page has exactly four sections', () => {
  expect(['thong-tin', 'dia-chi', 'hoa-don', 'thong-bao', 'bao-mat'].every(isAccountSlug)).toBe(true);
  fc.assert(
    fc.property(fc.string(), (slug) => {
      expect(isAccountSlug(`${slug}x`)).toBe(false);
    }),
  );
});

test('GRD-01 form fields survive a round trip through hidden fields', () => {
  const name = fc.stringMatching(/^[a-z]{1,6}$/);
  const field = fc.oneof(
    fc.tuple(name, fc.string()),
    fc.tuple(
      fc.tuple(name, name).map((path) => path.join('.')),
      fc.string(),
    ),
    fc.tuple(
      fc.tuple(name, fc.stringMatching(/^[0-9]{1,5}$/)).map(([list, key]) => `${list}[${key}]`),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(fc.array(field), (entries) => {
      const nested = nestFields(entries);
      expect(nestFields(flattenFields(nested))).toEqual(nested);
    }),
  );
});
