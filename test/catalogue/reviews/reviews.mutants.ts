import type { NewReview, Review, ReviewPage, Reviews } from '#core/catalogue/reviews/reviews.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { aReview, type ReviewsSubject } from './reviews.contract.ts';

type Change = (reviews: Reviews) => Reviews;

/** Changes what guests and buyers see. */
const authors =
  (change: Change) =>
  (subject: ReviewsSubject): ReviewsSubject => ({
    ...subject,
    guest: async () => change(await subject.guest()),
    buyer: async (product) => change(await subject.buyer(product)),
  });

const changingPages = (change: (page: ReviewPage) => ReviewPage) =>
  authors((reviews) => ({
    ...reviews,
    list: async (...asked) => {
      const answer = await reviews.list(...asked);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const changingAddedReview =
  (change: (review: Review, given: NewReview) => Review): Change =>
  (reviews) => ({
    ...reviews,
    add: async (product, given, idempotencyKey) => {
      const answer = await reviews.add(product, given, idempotencyKey);
      return answer.ok ? ok(change(answer.value, given)) : answer;
    },
  });

const sampleReview: Review = {
  id: 'x',
  stars: 4,
  text: aReview.text,
  author: aReview.name,
  bought: false,
  at: 0,
  answer: '',
};

/** Returns success where the review was rejected. */
const acceptRejected: Change = (reviews) => ({
  ...reviews,
  add: async (product, given, idempotencyKey) => {
    const answer = await reviews.add(product, given, idempotencyKey);
    return answer.ok || answer.failure.kind !== 'rejected' ? answer : ok(sampleReview);
  },
});

/** Mutants of reviews; each has one fault. */
export const reviewsMutants: Mutants<ReviewsSubject> = {
  'a product without reviews has an average of five stars': changingPages((page) => ({
    ...page,
    average: page.average ?? 5,
  })),
  'the average is a whole number': changingPages((page) => ({
    ...page,
    average: page.average === null ? null : Math.floor(page.average),
  })),
  'the distribution is reversed': changingPages(({ spread: [one, two, three, four, five], ...page }) => ({
    ...page,
    spread: [five, four, three, two, one],
  })),
  'a review that waits for the staff is counted': changingPages((page) => ({ ...page, total: page.total + 1 })),
  'every page is the first page': authors((reviews) => ({ ...reviews, list: (product) => reviews.list(product, 1) })),
  'the oldest entry comes first': changingPages((page) => ({ ...page, reviews: page.reviews.toReversed() })),
  'reviews have no author name': authors(changingAddedReview((review) => ({ ...review, author: '' }))),
  'every review is marked as bought': authors(changingAddedReview((review) => ({ ...review, bought: true }))),
  'the author’s name contains a phone number': changingPages((page) => ({
    ...page,
    reviews: page.reviews.map((review) => ({ ...review, author: `${review.author} ${aReview.phone}` })),
  })),
  'a customer’s review shows another name': (subject) => ({
    ...subject,
    customer: async () => ({ ...(await subject.customer()), name: 'Ai đó' }),
  }),
  'a buyer’s review is not marked as bought': (subject) => ({
    ...subject,
    buyer: async (product) =>
      changingAddedReview((review) => ({ ...review, bought: false }))(await subject.buyer(product)),
  }),
  'the idempotency key is ignored': authors((reviews) => ({
    ...reviews,
    add: async (product, given, idempotencyKey) => {
      const answer = await reviews.add(product, given, idempotencyKey);
      return answer.ok ? ok({ ...answer.value, id: `${answer.value.id} ${Math.random()}` }) : answer;
    },
  })),
  'rejected input is accepted': authors(acceptRejected),
  'the hourly limit is ignored': (subject) => ({ ...subject, guest: async () => newGuestPerProduct(subject) }),
  'an unknown product has an empty page': authors((reviews) => ({
    ...reviews,
    list: async (...asked) => {
      const answer = await reviews.list(...asked);
      if (answer.ok || answer.failure.kind !== 'not-found') return answer;
      return ok({ reviews: [], total: 0, pages: 0, average: null, spread: [0, 0, 0, 0, 0] });
    },
  })),
  'a product without reviews has an invented one': changingPages((page) =>
    page.total === 0 ? { ...page, total: 1, reviews: [sampleReview] } : page,
  ),
};

/** A guest who is a different author for each product. */
const newGuestPerProduct = (subject: ReviewsSubject): Reviews => {
  const known = new Map<string, Promise<Reviews>>();
  const authorOf = (product: string): Promise<Reviews> => {
    const author = known.get(product) ?? subject.guest();
    known.set(product, author);
    return author;
  };
  return {
    list: async (product, page) => (await authorOf(product)).list(product, page),
    add: async (product, ...given) => (await authorOf(product)).add(product, ...given),
  };
};
