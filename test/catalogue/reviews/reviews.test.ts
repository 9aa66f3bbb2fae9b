import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { normaliseReview, validateReview } from '#core/catalogue/reviews/add-review.ts';
import type { NewReview } from '#core/catalogue/reviews/reviews.port.ts';
import { productId } from '#core/shared/ids.ts';
import { faultAt, lostAnswer, lostRequest, withFaults } from '#test/kit/backends/faults.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { plansToReview } from './plans-to-review.ts';

const product = plansToReview[0] ?? productId('');
const PATH = '/san-pham/cloud-server-ssd-3';
const untidyReview: NewReview = {
  stars: 5,
  text: '  Chạy êm.  ',
  name: ' Phạm  Văn Dũng ',
  phone: '+84 912.345.678',
  email: '',
};

const write = (shop: Shop, change: Partial<NewReview> = {}, idempotencyKey = freshIdempotencyKey(), path = PATH) =>
  shop.useCases.addReview({ ...untidyReview, ...change, productId: product, proof: '', path, idempotencyKey });
const loadReviewPage = async ({ useCases }: Shop) =>
  expectOk(await useCases.loadReviews({ productId: product, page: 1 }));
const fieldsOf = async (shop: Shop, change: Partial<NewReview>) => {
  const failure = expectFailure(await write(shop, change));
  return failure.kind === 'invalid-fields' ? failure.fields : failure;
};

describe('reviews', () => {
  test('CAT-09 SDK-02 a guest’s review shows their name, normalised, and waits; it contains neither phone nor e-mail', async () => {
    const shop = openShop();
    expect(expectOk(await write(shop))).toEqual({ goTo: PATH, notice: 'review-waiting', notify: null });
    const written = shop.world.state.reviews.map(({ review }) => review);
    expect(written).toMatchObject([{ author: 'Phạm Văn Dũng', text: 'Chạy êm.', bought: false }]);
    expect(JSON.stringify(written)).not.toContain('912');
    expect(await loadReviewPage(shop)).toMatchObject({ total: 0, reviews: [] });
  });

  test('CAT-09 a guest must enter name and contact, and everyone must enter stars and text', async () => {
    const shop = openShop();
    expect(await fieldsOf(shop, { name: ' ', phone: '' })).toEqual({ name: 'required', email: 'required' });
    expect(await fieldsOf(shop, { phone: '12', email: 'a@b' })).toEqual({ phone: 'phone', email: 'email' });
    // The cast allows a rating that no form offers.
    expect(await fieldsOf(shop, { text: '', stars: 0 as NewReview['stars'] })).toEqual({
      text: 'required',
      stars: 'stars',
    });
    expect(await fieldsOf(shop, { text: 'x'.repeat(2_001) })).toEqual({ text: 'too-long' });
    expect(expectOk(await write(shop, { phone: '', email: 'dung@example.vn' })).notice).toBe('review-waiting');
  });

  test('CAT-09 a customer’s review shows the name of their account, whatever the form says', async () => {
    const shop = openShop();
    const user = addUser(shop.world, 'Trần Thị Bích', '0912345678', 'bich@example.vn');
    shop.browser.session = logIn(shop.world, user);
    expectOk(await write(shop, { name: 'Ai Khác', phone: 'x', email: 'x' }));
    expect(shop.world.state.reviews).toMatchObject([{ review: { author: 'Trần Thị Bích' } }]);
  });

  test('CAT-09 an author can write one review per product and three in an hour', async () => {
    const shop = openShop();
    expectOk(await write(shop));
    expect(kindOf(await write(shop))).toBe('already-reviewed');
    const next = (index: number) =>
      shop.useCases.addReview({
        ...untidyReview,
        productId: plansToReview[index] ?? product,
        proof: '',
        path: PATH,
        idempotencyKey: freshIdempotencyKey(),
      });
    expectOk(await next(1));
    expectOk(await next(2));
    expect(expectFailure(await next(3))).toEqual({ kind: 'too-many-tries', retryAfter: expect.any(Number) });
  });

  test('CAT-09 a retry after a lost request or response creates one review', async () => {
    for (const fault of [lostAnswer, lostRequest]) {
      const shop = openShop({ change: ({ reviews }) => ({ reviews: withFaults(reviews, faultAt('add', 1, fault)) }) });
      expectOk(await write(shop));
      expect(shop.world.state.reviews).toHaveLength(1);
    }
  });

  test('CAT-09 the reviews of an unknown product are not found', async () => {
    const { useCases } = openShop();
    expect(kindOf(await useCases.loadReviews({ productId: productId('khong-co'), page: 1 }))).toBe('not-found');
  });

  test('CAT-09 the return path stays on this shop', async () => {
    for (const path of ['//evil.example', 'https://evil.example', 'javascript:1', ''])
      expect(expectOk(await write(openShop(), {}, freshIdempotencyKey(), path)).goTo).toBe('/');
  });

  test('VAL-07 review normalisation is idempotent', () =>
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
