import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { ensureCartSessionId } from '#core/session/cart-session-id.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { retryWithFreshToken } from '#core/session/retry-with-fresh-token.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Notice, Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { originsOf, parseReturnPath } from '#core/shared/return-path.ts';
import type { FavouritesPorts } from './load-favourites.ts';

export type ChangeFavouritesPorts = FavouritesPorts & Parameters<typeof ensureCartSessionId>[0];

const FAVOURITES_PATH = paths.favourites;

/** For guests too; idempotent. [CAT-07, SDK-02] */
export const addFavourite = command(
  (ports: ChangeFavouritesPorts): UseCase<Keyed & { readonly productId: ProductId; readonly path: string }, Outcome> =>
    ({ productId, path }) =>
      changeFavourite(ports, productId, path, true, 'favourite-added'),
);

/** Idempotent. [CAT-07, SDK-02] */
export const removeFavourite = command(
  (ports: ChangeFavouritesPorts): UseCase<Keyed & { readonly productId: ProductId; readonly path: string }, Outcome> =>
    ({ productId, path }) =>
      changeFavourite(ports, productId, path, false, 'favourite-removed'),
);

const changeFavourite = async (
  ports: ChangeFavouritesPorts,
  id: ProductId,
  path: string,
  wanted: boolean,
  notice: Notice,
): Promise<Result<Outcome, ShopFailure>> => {
  const visitor = await currentVisitor(ports)();
  if (!visitor.ok) return visitor;
  const { favourites, delay, settings } = ports;
  const look = async (): Promise<Result<undefined | null, PortFailure>> => {
    const has = await readWithRetry(delay, () => favourites.has(id));
    return has.ok ? ok(has.value === wanted ? undefined : null) : has;
  };
  const sent = await retryWithFreshToken(ports)(() =>
    writeOnce<void>(delay, () => (wanted ? favourites.add(id) : favourites.remove(id)), look),
  );
  if (!sent.ok) return fail(toShopFailure(sent.failure, { productId: id }));
  // Marks the visitor as known, so that pages load visitor data even before there is a cart.
  ensureCartSessionId(ports);
  return ok({ goTo: parseReturnPath(path, originsOf(settings.site)) ?? FAVOURITES_PATH, notice, notify: null });
};
