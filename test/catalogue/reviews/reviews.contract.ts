import fc from 'fast-check';
import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { type NewReview, REVIEWS_PER_PAGE, type Reviews, type Stars } from '#core/catalogue/reviews/reviews.port.ts';
import { type IdempotencyKey, type ProductId, productId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

export type ReviewsSubject = {
  /** A new guest, and a new customer with the name that their reviews show. */
  readonly guest: () => Promise<Reviews>;
  readonly customer: () => Promise<{ readonly reviews: Reviews; readonly name: string }>;
  /** A customer who has paid for this product. */
  readonly buyer: (product: ProductId) => Promise<Reviews>;
  readonly tokenless: Reviews;
  /** A product that only this subject reviews. */
  readonly product: () => ProductId;
  readonly newIdempotencyKey: () => IdempotencyKey;
  readonly pass: (milliseconds: number) => Promise<void>;
};

export const aReview: NewReview = {
  stars: 4,
  text: 'Chạy ổn định, giá rõ ràng.',
  name: 'Phạm Văn Dũng',
  phone: '0912345678',
  email: 'dung@example.vn',
};
const asCustomer: NewReview = { ...aReview, name: '', phone: '', email: '' };

const answerOf = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(`expected a value: ${JSON.stringify(result.failure)}`);
  return result.value;
};
const refused = (code: string) => ({ ok: false, failure: { kind: 'rejected', code } });

/** Adds a review per rating to a product, in order, each by a new buyer. */
const addReviews = async (subject: ReviewsSubject, product: ProductId, stars: readonly Stars[]): Promise<void> => {
  for (const each of stars) {
    answerOf(
      await (await subject.buyer(product)).add(product, { ...asCustomer, stars: each }, subject.newIdempotencyKey()),
    );
    await subject.pass(1_000);
  }
};

/** Laws of every Reviews adapter. */
export const reviewsLaws: readonly Law<ReviewsSubject>[] = [
  {
    name: 'CAT-09 SDK-02 a product without reviews has no average',
    check: async (open) => {
      const subject = await open();
      expect(answerOf(await (await subject.guest()).list(subject.product(), 1))).toEqual({
        reviews: [],
        total: 0,
        pages: 0,
        average: null,
        spread: [0, 0, 0, 0, 0],
      });
    },
  },
  {
    name: 'CAT-09 the average has one decimal, and the distribution counts each number of stars',
    check: async (open) => {
      const subject = await open();
      const check = async (stars: readonly Stars[]): Promise<void> => {
        const product = subject.product();
        await addReviews(subject, product, stars);
        const { average, spread, total } = answerOf(await (await subject.guest()).list(product, 1));
        const mean = stars.reduce<number>((sum, each) => sum + each, 0) / stars.length;
        expect(total).toBe(stars.length);
        expect(Math.abs((average ?? 0) - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(Math.round((average ?? 0) * 10) / 10).toBe(average);
        expect(spread).toEqual([1, 2, 3, 4, 5].map((each) => stars.filter((star) => star === each).length));
      };
      await check([1, 2, 4]);
      const anyStars = fc.array(fc.constantFrom<Stars>(1, 2, 3, 4, 5), { minLength: 1, maxLength: 4 });
      await forAll(anyStars, check, 3);
    },
  },
  {
    name: 'CAT-09 a page holds five reviews, newest first, without duplicates',
    check: async (open) => {
      const subject = await open();
      const product = subject.product();
      await addReviews(subject, product, [1, 2, 3, 4, 5, 1, 2]);
      const guest = await subject.guest();
      const [first, second, third] = [
        answerOf(await guest.list(product, 1)),
        answerOf(await guest.list(product, 2)),
        answerOf(await guest.list(product, 3)),
      ];
      expect([first.pages, first.reviews.length, second.reviews.length]).toEqual([2, REVIEWS_PER_PAGE, 2]);
      expect(third).toMatchObject({ reviews: [], total: 7 });
      const all = [...first.reviews, ...second.reviews];
      expect(new Set(all.map(({ id }) => id)).size).toBe(7);
      expect(all.map(({ stars }) => stars)).toEqual([2, 1, 5, 4, 3, 2, 1]);
    },
  },
  {
    name: 'V2.4.1 only the review of a buyer is listed and counted at once',
    check: async (open) => {
      const subject = await open();
      const product = subject.product();
      const { reviews: customer } = await subject.customer();
      for (const [reviews, review] of [
        [await subject.guest(), { ...aReview, stars: 1 }],
        [customer, { ...asCustomer, stars: 1 }],
      ] as const)
        expect(answerOf(await reviews.add(product, review, subject.newIdempotencyKey())).bought).toBe(false);
      expect(answerOf(await customer.list(product, 1))).toMatchObject({ total: 0, average: null, reviews: [] });
      await addReviews(subject, product, [5]);
      const page = answerOf(await (await subject.guest()).list(product, 1));
      expect(page).toMatchObject({ total: 1, average: 5, reviews: [{ bought: true }] });
      expect(JSON.stringify(page)).not.toMatch(/0912345678|@example\.vn/);
    },
  },
  {
    name: 'CAT-09 SDK-02 a guest’s review has their name, but neither phone nor e-mail',
    check: async (open) => {
      const subject = await open();
      const product = subject.product();
      const review = answerOf(await (await subject.guest()).add(product, aReview, subject.newIdempotencyKey()));
      expect(review).toMatchObject({ stars: 4, text: aReview.text, author: aReview.name, bought: false });
      expect(JSON.stringify(review)).not.toMatch(/0912345678|dung@example\.vn/);
    },
  },
  {
    name: 'CAT-09 SDK-02 a customer’s review shows the name of their account',
    check: async (open) => {
      const subject = await open();
      const { reviews, name } = await subject.customer();
      const review = answerOf(await reviews.add(subject.product(), asCustomer, subject.newIdempotencyKey()));
      expect(review).toMatchObject({ author: name, bought: false });
    },
  },
  {
    name: 'CAT-09 the review of a customer who paid for the product is marked as bought',
    check: async (open) => {
      const subject = await open();
      const product = subject.product();
      const review = answerOf(
        await (await subject.buyer(product)).add(product, asCustomer, subject.newIdempotencyKey()),
      );
      expect(review.bought).toBe(true);
    },
  },
  {
    name: 'CAT-09 one idempotency key creates one review, however often it is sent',
    check: async (open) => {
      const subject = await open();
      const [product, idempotencyKey] = [subject.product(), subject.newIdempotencyKey()];
      const buyer = await subject.buyer(product);
      const answers = await Promise.all([1, 2, 3].map(() => buyer.add(product, asCustomer, idempotencyKey)));
      expect(new Set(answers.map((answer) => answerOf(answer).id)).size).toBe(1);
      expect(answerOf(await buyer.list(product, 1)).total).toBe(1);
    },
  },
  {
    name: 'CAT-09 an author reviews a product once, even with simultaneous requests',
    check: async (open) => {
      const subject = await open();
      const product = subject.product();
      const buyer = await subject.buyer(product);
      const add = () => buyer.add(product, asCustomer, subject.newIdempotencyKey());
      const answers = await Promise.all([1, 2, 3].map(add));
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(await add()).toMatchObject(refused('already-reviewed'));
      expect(answerOf(await buyer.list(product, 1)).total).toBe(1);
    },
  },
  {
    name: 'CAT-09 after three reviews in an hour an author must wait, and can then write again',
    check: async (open) => {
      const subject = await open();
      const guest = await subject.guest();
      for (const product of [subject.product(), subject.product(), subject.product()])
        answerOf(await guest.add(product, aReview, subject.newIdempotencyKey()));
      const [next, early] = [
        subject.product(),
        await guest.add(subject.product(), aReview, subject.newIdempotencyKey()),
      ];
      expect(early).toMatchObject({
        ...refused('too-many-tries'),
        failure: { detail: { retryAfter: expect.any(Number) } },
      });
      await subject.pass(3_600_000);
      expect((await guest.add(next, aReview, subject.newIdempotencyKey())).ok).toBe(true);
    },
  },
  {
    name: 'CAT-09 stars out of range, an empty or too long text and a guest without contact are rejected',
    check: async (open) => {
      const subject = await open();
      const [product, guest] = [subject.product(), await subject.guest()];
      const wrong: readonly Partial<Record<keyof NewReview, unknown>>[] = [
        { stars: 0 },
        { stars: 6 },
        { text: '   ' },
        { text: 'x'.repeat(2_001) },
        { phone: '', email: '' },
      ];
      for (const change of wrong) {
        // The cast allows invalid reviews, which no page sends but every adapter must reject.
        const review = { ...aReview, ...change } as NewReview;
        expect(await guest.add(product, review, subject.newIdempotencyKey())).toMatchObject(refused('bad-input'));
      }
      expect(answerOf(await guest.list(product, 1)).total).toBe(0);
    },
  },
  {
    name: 'CAT-09 an unknown product has no reviews and cannot be reviewed; without a token nothing is stored',
    check: async (open) => {
      const subject = await open();
      const [nothing, guest] = [productId('khong-co'), await subject.guest()];
      expect(await guest.list(nothing, 1)).toEqual({ ok: false, failure: { kind: 'not-found' } });
      expect(await guest.add(nothing, aReview, subject.newIdempotencyKey())).toMatchObject(
        refused('product-unavailable'),
      );
      const denied = { ok: false, failure: { kind: 'denied' } };
      expect(await subject.tokenless.add(subject.product(), aReview, subject.newIdempotencyKey())).toEqual(denied);
    },
  },
  {
    name: 'CAT-09 ROUTE-01 a new shop has no reviews, because nobody has bought yet',
    check: async (open) => {
      const subject = await open();
      const guest = await subject.guest();
      for (const { id } of seedProducts.filter(({ type }) => type === 'domain').slice(0, 5))
        expect(answerOf(await guest.list(productId(id), 1))).toMatchObject({ total: 0, average: null, reviews: [] });
    },
  },
];

/** Runs the laws on one adapter. */
export const reviewsContract = (name: string, open: () => Promise<ReviewsSubject>): void =>
  describeLaws(`${name} keep the Reviews contract`, reviewsLaws, open);
