import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/sessions.ts';
import { normaliseReview, validateReview } from '#core/catalogue/add-review.ts';
import type { NewReview } from '#core/catalogue/reviews.port.ts';
import { productId } from '#core/shared/ids.ts';
import { faultAt, lostAnswer, lostRequest, withFaults } from '#test/kit/faults.ts';
import { bad, good, kindOf, openShop, press, type Shop } from '#test/kit/shop.ts';
import { withoutSamples } from './unreviewed.ts';

const product = withoutSamples[0] ?? productId('');
const PATH = '/san-pham/cloud-server-ssd-3';
const written: NewReview = {
  stars: 5,
  text: '  Chạy êm.  ',
  name: ' Phạm  Văn Dũng ',
  phone: '+84 912.345.678',
  email: '',
};

const write = (shop: Shop, change: Partial<NewReview> = {}, idempotencyKey = press(), path = PATH) =>
  shop.useCases.addReview({ ...written, ...change, productId: product, path, idempotencyKey });
const shown = async ({ useCases }: Shop) => good(await useCases.loadReviews({ productId: product, page: 1 }));
const fieldsOf = async (shop: Shop, change: Partial<NewReview>) => {
  const failure = bad(await write(shop, change));
  return failure.kind === 'invalid-fields' ? failure.fields : failure;
};

describe('reviews', () => {
  test('CAT-09 SDK-02 a guest writes under his name, tidied; the page tells neither phone nor e-mail', async () => {
    const shop = openShop();
    expect(good(await write(shop))).toEqual({ goTo: PATH, notice: 'review-added', notify: null });
    const page = await shown(shop);
    expect(page).toMatchObject({ total: 1, average: 5, spread: [0, 0, 0, 0, 1] });
    expect(page.reviews).toMatchObject([{ author: 'Phạm Văn Dũng', text: 'Chạy êm.', bought: false }]);
    expect(JSON.stringify(page)).not.toContain('912');
  });

  test('CAT-09 a guest says his name and how he is reached; stars and text are everybody’s', async () => {
    const shop = openShop();
    expect(await fieldsOf(shop, { name: ' ', phone: '' })).toEqual({ name: 'required', email: 'required' });
    expect(await fieldsOf(shop, { phone: '12', email: 'a@b' })).toEqual({ phone: 'phone', email: 'email' });
    // A number that no form offers.
    expect(await fieldsOf(shop, { text: '', stars: 0 as NewReview['stars'] })).toEqual({
      text: 'required',
      stars: 'stars',
    });
    expect(await fieldsOf(shop, { text: 'x'.repeat(2_001) })).toEqual({ text: 'too-long' });
    expect(good(await write(shop, { phone: '', email: 'dung@example.vn' })).notice).toBe('review-added');
  });

  test('CAT-09 a customer writes under the name of his account, whatever a form says', async () => {
    const shop = openShop();
    const user = addUser(shop.world, 'Trần Thị Bích', '0912345678', 'bich@example.vn');
    shop.browser.session = logIn(shop.world, user);
    good(await write(shop, { name: 'Ai Khác', phone: 'x', email: 'x' }));
    expect((await shown(shop)).reviews).toMatchObject([{ author: 'Trần Thị Bích' }]);
  });

  test('CAT-09 one review per product and author, three in an hour', async () => {
    const shop = openShop();
    good(await write(shop));
    expect(kindOf(await write(shop))).toBe('already-reviewed');
    const next = (index: number) =>
      shop.useCases.addReview({
        ...written,
        productId: withoutSamples[index] ?? product,
        path: PATH,
        idempotencyKey: press(),
      });
    good(await next(1));
    good(await next(2));
    expect(bad(await next(3))).toEqual({ kind: 'too-many-tries', retryAfter: expect.any(Number) });
  });

  test('CAT-09 a press whose answer was lost writes one review', async () => {
    for (const fault of [lostAnswer, lostRequest]) {
      const shop = openShop({ change: ({ reviews }) => ({ reviews: withFaults(reviews, faultAt('add', 1, fault)) }) });
      good(await write(shop));
      expect((await shown(shop)).total).toBe(1);
    }
  });

  test('CAT-09 a product that there is not has no reviews', async () => {
    const { useCases } = openShop();
    expect(kindOf(await useCases.loadReviews({ productId: productId('khong-co'), page: 1 }))).toBe('not-found');
  });

  test('CAT-09 the page to stay on is a page of this shop', async () => {
    for (const path of ['//evil.example', 'https://evil.example', 'javascript:1', ''])
      expect(good(await write(openShop(), {}, press(), path)).goTo).toBe('/');
  });

  test('VAL-07 tidying a review twice is tidying it once, and a tidy one has the same problems', () =>
    fc.assert(
      fc.property(
        fc.record({
          stars: fc.constantFrom<NewReview['stars']>(1, 2, 3, 4, 5),
          text: fc.string(),
          name: fc.string(),
          phone: fc.oneof(fc.string(), fc.stringMatching(/^\+?84\d{9}$/)),
          email: fc.oneof(fc.string(), fc.emailAddress()),
        }),
        fc.boolean(),
        (review, known) => {
          const tidy = normaliseReview(review, known);
          expect(normaliseReview(tidy, known)).toEqual(tidy);
          expect(validateReview(normaliseReview(tidy, known), known)).toEqual(validateReview(tidy, known));
        },
      ),
      { numRuns: 150 },
    ));
});
