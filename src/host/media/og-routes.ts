import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { Product } from '#core/catalogue/product.ts';
import type { Article } from '#core/content/article.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { formatDong } from '#core/shared/dong.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { anonymousUseCases } from '#host/http/request-scope.ts';
import { lowestPriceText } from '#ui/blocks/messages.vi.ts';
import { fileStore, sendMissing, sendPicture } from './file-store.ts';
import { type OgCard, ogImages } from './og-image.ts';
import { share } from './share.vi.ts';

/** Increment to invalidate stored pictures. */
const DESIGN_VERSION = 1;

/** Of all stored pictures, also those of former contents; the least recently used ones are deleted. */
const MAX_STORED_BYTES = 128 * 1024 * 1024;

type Found = OgCard | 'not-found' | 'unreachable';

/** Pictures of products, articles and the shop, rendered on first request and stored by hash of their content. */
export const ogRoutes = (app: Hono<HostVariables>, deps: HostDeps): void => {
  const { dataDir, identity } = deps.environment;
  const stored = fileStore(join(dataDir, 'og'), MAX_STORED_BYTES, deps);
  const draw = ogImages(join(dataDir, 'fonts'), identity);
  const show = async (c: Context<HostVariables>, found: Found): Promise<Response> => {
    if (found === 'not-found') return sendMissing(c);
    if (found === 'unreachable') return c.text('Not available', 503, { 'retry-after': '5' });
    const digest = digestOf(found, identity);
    return sendPicture(c, await stored(`${digest}.png`, (inTurn) => inTurn(() => draw(found))), 'image/png', digest);
  };

  app.get('/og/cua-hang.png', (c) => show(c, shopCard));
  app.get('/og/san-pham/:file{.+\\.png}', async (c) => {
    const read = await anonymousUseCases(c, deps).loadProduct({ slug: slugOf(c) });
    return show(c, read.ok ? productCard(read.value) : troubleOf(read.failure.kind));
  });
  app.get('/og/bai-viet/:file{.+\\.png}', async (c) => {
    const read = await anonymousUseCases(c, deps).loadArticle({ slug: slugOf(c), preview: null });
    return show(c, read.ok ? articleCard(read.value.article) : troubleOf(read.failure.kind));
  });
  app.all('/og/*', (c) => show(c, 'not-found'));
};

const slugOf = (c: Context): string => (c.req.param('file') ?? '').replace(/\.png$/, '').slice(0, 200);

const troubleOf = (kind: string): Found => (kind === 'not-found' ? 'not-found' : 'unreachable');

const shopCard: OgCard = { kicker: share.shopKicker, title: share.shop, accent: null, note: null };

const productCard = ({ title, category, prices }: Product): OgCard => {
  const lead = findLeadPrice(prices);
  return {
    kicker: category.title,
    title,
    accent: lead && lowestPriceText(formatDong(lead.perUnit), lead),
    note: null,
  };
};

const articleCard = ({ title, category, author }: Article): OgCard => ({
  kicker: category?.name ?? share.article,
  title,
  accent: null,
  note: author?.name ?? null,
});

const digestOf = (card: OgCard, { name, look }: ShopIdentity): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, name, look.colour, card]))
    .digest('base64url');
