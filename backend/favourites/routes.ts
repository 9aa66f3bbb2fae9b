import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { requireVisitor } from '#backend/platform/http/request-visitor.ts';
import type { FavouriteAnswer, FavouritesAnswer } from '#contracts/rest/shop-rest.ts';
import { addFavourite, isFavourite, listFavourites, removeFavourite } from './favourites.ts';

/** Includes guests. [SDK-02, CAT-07] */
export const favouriteRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const list = '/v1/favourites/:org/:store';
  const one = `${list}/:product`;
  app.get(list, async (c) => {
    const found = await listFavourites(deps.db, await requireVisitor(deps, c.req.raw.headers));
    return c.json({ data: { totalResult: found.length, list: found } } satisfies FavouritesAnswer);
  });
  app.get(one, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const favourite = await isFavourite(deps.db, visitor, c.req.param('product'));
    return c.json({ data: { favourite } } satisfies FavouriteAnswer);
  });
  app.put(one, async (c) => {
    await addFavourite(deps, await requireVisitor(deps, c.req.raw.headers), c.req.param('product'));
    return c.json({ data: { favourite: true } } satisfies FavouriteAnswer);
  });
  app.delete(one, async (c) => {
    await removeFavourite(deps.db, await requireVisitor(deps, c.req.raw.headers), c.req.param('product'));
    return c.json({ data: { favourite: false } } satisfies FavouriteAnswer);
  });
  return app;
};
