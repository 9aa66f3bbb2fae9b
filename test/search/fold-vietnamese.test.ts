import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDomainInput } from '#core/domains/domain-input.ts';
import { normaliseTerm } from '#core/search/site-search.ts';
import { parseSearch } from '#core/search-rules/parse-search.ts';
import {
  foldLetters,
  foldVietnamese,
  slugify,
  withoutAccents,
  withVietnameseD,
} from '#core/shared/text/fold-vietnamese.ts';
import { fullWidth, withNoise } from '#test/kit/any-noise.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';

const runs = { numRuns: 300 };
const texts = ['Đăng ký', 'đĩa cứng', 'Độc lập', 'máy đồ hoạ', 'ĐIỆN TOÁN ĐÁM MÂY', 'Bảng giá .vn'];
/** Letters that look like đ, in the order of Đ. */
const likeD = fc.constantFrom(['Đ', 'đ'], ['Ð', 'ð'], ['Ɖ', 'ɖ'], ['Ɖ', 'đ'], ['Ð', 'ɖ']);

describe('letters that look like đ', () => {
  test('SRCH-01 whichever letter stands for đ, in any Unicode form and with invisible signs, a text folds to the same', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...texts).chain((text) => fc.tuple(fc.constant(text), withNoise(text))),
        likeD,
        ([text, noisy], [upper = '', lower = '']) => {
          const typed = noisy.replaceAll('Đ', upper).replaceAll('đ', lower);
          expect(foldVietnamese(typed)).toBe(foldVietnamese(text));
          expect(foldLetters(normaliseTerm(typed))).toBe(foldLetters(text));
          expect(parseSearch(typed)).toEqual(parseSearch(text));
          expect(withVietnameseD(normaliseTerm(typed))).toBe(text);
        },
      ),
      runs,
    ));

  test('SRCH-01 folding twice changes nothing', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldVietnamese(foldVietnamese(text))).toBe(foldVietnamese(text));
        expect(withVietnameseD(withVietnameseD(text))).toBe(withVietnameseD(text));
      }),
      runs,
    ));

  test.each([
    ['Ðăng ký', 'dang ky'],
    ['ðăng ký', 'dang ky'],
    ['Ɖăng ký', 'dang ky'],
    ['ɖăng ký', 'dang ky'],
    ['Ðà Nẵng', 'da nang'],
    ['ÐÀ NẴNG', 'da nang'],
    ['Bình Ðịnh', 'binh dinh'],
    ['đấu nối', 'dau noi'],
    ['Ðồng bộ', 'dong bo'],
    [fullWidth('VPS 4GB'), 'vps 4gb'],
    ['máy\u200b chủ', 'may chu'],
    ['máy\u00adchủ', 'maychu'],
    ['máy\u00a0chủ', 'may chu'],
  ])('SRCH-01 %j is searched as «%s»', (typed, folded) => {
    expect(foldVietnamese(typed)).toBe(folded);
  });

  test('SRCH-01 an address and a text without accents know the letters too', () => {
    expect(slugify('Ðăng ký Ɖám mây')).toBe('dang-ky-dam-may');
    expect(withoutAccents('Ðá đá Ɖá ɖá')).toBe('Da da Da da');
  });

  test.each([
    ['Ðăng-ký.vn', 'dang-ky', 'đăng-ký'],
    ['ðồgốm.vn', 'dogom', 'đồgốm'],
    ['Ɖá quý', 'daquy', 'đáquý'],
    ['ɖồng hồ .vn', 'dongho', 'đồnghồ'],
    [fullWidth('shop.vn'), 'shop', null],
    ['đồ\u200b gốm.vn', 'dogom', 'đồgốm'],
  ])('DOM-01 %j in the field for domains is %s', (typed, label, vietnamese) => {
    expect(expectOk(parseDomainInput(typed, ['.vn']))).toMatchObject({ label, vietnamese });
  });
});
