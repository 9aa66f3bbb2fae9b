import { randomUUID } from 'node:crypto';
import { restFavourites } from '#adapters/rest/favourites.ts';
import { restReviews } from '#adapters/rest/reviews.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { idempotencyKey, partyId, token } from '#core/shared/ids.ts';
import type { FavouritesSubject } from '#test/catalogue/favourites/favourites.contract.ts';
import { plansToReview } from '#test/catalogue/reviews/plans-to-review.ts';
import type { ReviewsSubject } from '#test/catalogue/reviews/reviews.contract.ts';
import { lineOfProduct } from '#test/kit/fakes/memory-catalogue-subjects.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { paidOrder } from '#test/services/service-subject.ts';
import { backendPaymentSubjectOf } from './backend-payments.ts';
import { freshLogin, freshToken, runSql, setClock, type TestBackend } from './backends.ts';

const favouritesFor = (backend: TestBackend, held: string | null) => restFavourites(wireClient(backend, '', held));
const reviewsFor = (backend: TestBackend, held: string | null) => restReviews(wireClient(backend, '', held));

/** Links a session to the guest session that it started from, as a login does. */
const linkGuestSession = async (backend: TestBackend, held: string, guest: string): Promise<string> => {
  const of = (each: string): string => `token_digest = '${tokenDigest(each)}'`;
  await runSql(
    backend,
    `update sessions set guest_session_id = (select id from sessions where ${of(guest)}) where ${of(held)}`,
  );
  return held;
};

export const backendFavouritesSubject = async (backend: TestBackend): Promise<FavouritesSubject> => {
  const before = await freshToken(backend);
  const here = await freshLogin(backend);
  return {
    guest: favouritesFor(backend, before),
    neighbour: favouritesFor(backend, await freshToken(backend)),
    tokenless: favouritesFor(backend, null),
    logIn: async () => favouritesFor(backend, await linkGuestSession(backend, here.token, before)),
    elsewhere: async () => {
      // The same customer's session in a browser without a guest session: the link to the guest session is removed.
      await runSql(
        backend,
        `update sessions set guest_session_id = null where token_digest = '${tokenDigest(here.token)}'`,
      );
      return favouritesFor(backend, here.token);
    },
  };
};

/** Number of products used per backend, so that no two subjects review the same product. */
const usedProducts = new Map<string, number>();

export const backendReviewsSubject = async (backend: TestBackend): Promise<ReviewsSubject> => {
  let ahead = 0;
  await setClock(backend, null);
  // Other files review through the same backend.
  const reviewed = (await runSql(backend, 'select distinct product_id from reviews')).map((row) => row.product_id);
  return {
    guest: async () => reviewsFor(backend, await freshToken(backend)),
    customer: async () => {
      const { token: held, fullName } = await freshLogin(backend);
      return { reviews: reviewsFor(backend, held), name: fullName };
    },
    buyer: async (product) => {
      const login = await freshLogin(backend);
      const subject = await backendPaymentSubjectOf(backend, token(login.token));
      await paidOrder({ ...subject, owner: partyId(login.partyId) }, [lineOfProduct(product)]);
      return reviewsFor(backend, login.token);
    },
    tokenless: reviewsFor(backend, null),
    product: () => {
      const first = usedProducts.get(backend.name) ?? 0;
      const next = plansToReview.findIndex((each, index) => index >= first && !reviewed.includes(each));
      usedProducts.set(backend.name, next + 1);
      const product = plansToReview[next];
      if (product === undefined) throw new Error('the seed has no further product to review');
      return product;
    },
    newIdempotencyKey: () => idempotencyKey(randomUUID().replaceAll('-', '')),
    pass: (milliseconds) => {
      ahead += milliseconds;
      return setClock(backend, Date.now() + ahead);
    },
  };
};
