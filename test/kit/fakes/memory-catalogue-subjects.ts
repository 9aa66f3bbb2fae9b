import { addUser, logIn, newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryBearer } from '#adapters/memory/browser/bearer.ts';
import { memoryFavourites } from '#adapters/memory/catalogue/favourites.ts';
import { memoryReviews } from '#adapters/memory/catalogue/reviews.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { idempotencyKey, type ProductId } from '#core/shared/ids.ts';
import type { FavouritesSubject } from '#test/catalogue/favourites/favourites.contract.ts';
import { plansToReview } from '#test/catalogue/reviews/plans-to-review.ts';
import type { ReviewsSubject } from '#test/catalogue/reviews/reviews.contract.ts';
import { lineFor } from '#test/payment/payment-subject.ts';
import { paidOrder } from '#test/services/service-subject.ts';
import { memoryPaymentSubjectOf } from './memory-payments.ts';
import { bearerOf } from './memory-subjects.ts';

export const memoryFavouritesSubject = async (): Promise<FavouritesSubject> => {
  const world = memoryWorld();
  const user = addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn');
  const before = newAnonymousToken(world);
  return {
    guest: memoryFavourites(world, bearerOf(before)),
    neighbour: memoryFavourites(world, bearerOf(newAnonymousToken(world))),
    tokenless: memoryFavourites(world, memoryBearer()),
    logIn: async () => memoryFavourites(world, bearerOf(logIn(world, user, before))),
    elsewhere: async () => memoryFavourites(world, bearerOf(logIn(world, user))),
  };
};

/** An order line with the first price of a product. */
export const lineOfProduct = (id: ProductId) =>
  lineFor((slug) => seedProducts.find((product) => product.id === id)?.slug === slug);

export const memoryReviewsSubject = async (): Promise<ReviewsSubject> => {
  const world = memoryWorld();
  const names = { name: 'Trần Thị Bích' };
  const newCustomer = () => addUser(world, names.name, '0912345678', 'bich@example.vn');
  let used = 0;
  return {
    guest: async () => memoryReviews(world, bearerOf(newAnonymousToken(world))),
    customer: async () => ({ ...names, reviews: memoryReviews(world, bearerOf(logIn(world, newCustomer()))) }),
    buyer: async (product) => {
      const user = newCustomer();
      const held = logIn(world, user);
      const subject = { ...memoryPaymentSubjectOf(world, held), owner: user.partyId };
      await paidOrder(subject, [lineOfProduct(product)]);
      return memoryReviews(world, bearerOf(held));
    },
    tokenless: memoryReviews(world, memoryBearer()),
    product: () => {
      const next = plansToReview[used++];
      if (next === undefined) throw new Error('the seed has no further product to review');
      return next;
    },
    newIdempotencyKey: () => idempotencyKey(world.random.id()),
    pass: async (milliseconds) => {
      world.state.now += milliseconds;
    },
  };
};
