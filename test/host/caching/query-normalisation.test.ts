import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalisePath } from '#host/pages/query-normalisation.ts';

describe('LAY-05 a URL with several question marks', () => {
  test('LAY-05 later question marks become ampersands', () => {
    expect(normalisePath('/cua-hang?sort=name?utm=a?b=1')).toBe('/cua-hang?sort=name&utm=a&b=1');
    expect(normalisePath('/cua-hang?sort=name')).toBeNull();
    expect(normalisePath('/cua-hang')).toBeNull();
  });

  test('LAY-03 a shared token without its log-in leaves the URL, one with it stays for the log-in', () => {
    expect(normalisePath('/cua-hang?sort=name&tokenShare=abc&a=1')).toBe('/cua-hang?sort=name&a=1');
    expect(normalisePath('/cua-hang?tokenShare=abc')).toBe('/cua-hang');
    expect(normalisePath('/?accessToken=a&tokenShare=b')).toBeNull();
    expect(normalisePath('/cua-hang?')).toBeNull();
  });

  test('LAY-05 the correction is idempotent and changes nothing but question marks', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, query) => {
        const given = `${path}?${query}`;
        const corrected = normalisePath(given) ?? given;
        expect(normalisePath(corrected)).toBeNull();
        expect(corrected.replaceAll('&', '?')).toBe(given.replaceAll('&', '?'));
      }),
    );
  });
});
