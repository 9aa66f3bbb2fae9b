import type { NewReview, Review, ReviewPage, Reviews } from '#core/catalogue/reviews.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { aReview, type ReviewsSubject } from './reviews.contract.ts';

type Change = (reviews: Reviews) => Reviews;

const guests =
  (change: Change) =>
  (subject: ReviewsSubject): ReviewsSubject => ({ ...subject, guest: async () => change(await subject.guest()) });

const listing = (change: (page: ReviewPage) => ReviewPage) =>
  guests((reviews) => ({
    ...reviews,
    list: async (...asked) => {
      const answer = await reviews.list(...asked);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const answering =
  (change: (review: Review, given: NewReview) => Review): Change =>
  (reviews) => ({
    ...reviews,
    add: async (product, given, idempotencyKey) => {
      const answer = await reviews.add(product, given, idempotencyKey);
      return answer.ok ? ok(change(answer.value, given)) : answer;
    },
  });

const made: Review = { id: 'x', stars: 4, text: aReview.text, author: aReview.name, bought: false, at: 0 };

/** What was refused is told to be accepted. */
const accepting: Change = (reviews) => ({
  ...reviews,
  add: async (product, given, idempotencyKey) => {
    const answer = await reviews.add(product, given, idempotencyKey);
    return answer.ok || answer.failure.kind !== 'rejected' ? answer : ok(made);
  },
});

/** Reviews that misbehave, each in one way. */
export const reviewsMutants: Mutants<ReviewsSubject> = {
  'a product without reviews has five stars': listing((page) => ({ ...page, average: page.average ?? 5 })),
  'the average is a whole number': listing((page) => ({
    ...page,
    average: page.average === null ? null : Math.floor(page.average),
  })),
  'the spread begins with five stars': listing(({ spread: [one, two, three, four, five], ...page }) => ({
    ...page,
    spread: [five, four, three, two, one],
  })),
  'every page is the first': guests((reviews) => ({ ...reviews, list: (product) => reviews.list(product, 1) })),
  'the oldest stands first': listing((page) => ({ ...page, reviews: page.reviews.toReversed() })),
  'every author is anonymous': guests(answering((review) => ({ ...review, author: '' }))),
  'everybody has bought everything': guests(answering((review) => ({ ...review, bought: true }))),
  'a phone number is told': listing((page) => ({
    ...page,
    reviews: page.reviews.map((review) => ({ ...review, author: `${review.author} ${aReview.phone}` })),
  })),
  'a customer is called otherwise': (subject) => ({
    ...subject,
    customer: async () => ({ ...(await subject.customer()), name: 'Ai đó' }),
  }),
  'nobody has bought anything': (subject) => ({
    ...subject,
    buyer: async (product) => answering((review) => ({ ...review, bought: false }))(await subject.buyer(product)),
  }),
  'every press is a new one': guests((reviews) => ({
    ...reviews,
    add: async (product, given, idempotencyKey) => {
      const answer = await reviews.add(product, given, idempotencyKey);
      return answer.ok ? ok({ ...answer.value, id: `${answer.value.id} ${Math.random()}` }) : answer;
    },
  })),
  'whatever is refused is accepted': guests(accepting),
  'nobody waits': (subject) => ({ ...subject, guest: async () => manyAuthors(subject) }),
  'what does not exist has an empty page': guests((reviews) => ({
    ...reviews,
    list: async (...asked) => {
      const answer = await reviews.list(...asked);
      if (answer.ok || answer.failure.kind !== 'not-found') return answer;
      return ok({ reviews: [], total: 0, pages: 0, average: null, spread: [0, 0, 0, 0, 0] });
    },
  })),
  'samples pass for customers': listing((page) => ({
    ...page,
    reviews: page.reviews.map((review) => ({ ...review, author: review.author.replace(' (đánh giá mẫu)', '') })),
  })),
};

/** One guest who is a new one for each of his products. */
const manyAuthors = (subject: ReviewsSubject): Reviews => {
  const authors = new Map<string, Promise<Reviews>>();
  const authorOf = (product: string): Promise<Reviews> => {
    const author = authors.get(product) ?? subject.guest();
    authors.set(product, author);
    return author;
  };
  return {
    list: async (product, page) => (await authorOf(product)).list(product, page),
    add: async (product, ...given) => (await authorOf(product)).add(product, ...given),
  };
};
