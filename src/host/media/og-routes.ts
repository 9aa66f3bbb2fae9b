import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { Product } from '#core/catalogue/product.ts';
import type { Article } from '#core/content/article.ts';
import type { UseCases } from '#core/operations.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { formatDong } from '#core/shared/dong.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { perUnit } from '#ui/blocks/messages.vi.ts';
import { shell } from '#ui/shell/messages.vi.ts';
import { type OgCard, ogImages } from './og-image.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { share } from './share.vi.ts';

/** Increment to invalidate stored pictures. */
const DESIGN_VERSION = 1;
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

type Found = OgCard | 'not-found' | 'unreachable';
type Picture = Uint8Array<ArrayBuffer>;

/** Pictures of products, articles and the shop, rendered on first request and stored by hash of their content. */
export const ogRoutes = (app: Hono<HostVariables>, deps: HostDeps): void => {
  const pictureOf = createPictureStore(deps);
  const show = async (c: Context<HostVariables>, found: Found): Promise<Response> => {
    if (found === 'not-found') return c.text('Not found', 404, { 'cache-control': 'no-store' });
    if (found === 'unreachable') return c.text('Not available', 503, { 'retry-after': '5' });
    const bytes = await pictureOf(found);
    const headers = { etag: `"${digestOf(found).slice(0, 22)}"`, 'cache-control': A_DAY };
    if (c.req.header('if-none-match')?.includes(headers.etag)) return new Response(null, { status: 304, headers });
    return new Response(bytes, {
      headers: { ...headers, 'content-type': 'image/png', 'content-length': String(bytes.length) },
    });
  };
  const anonymousUseCases = (c: Context<HostVariables>): UseCases =>
    deps.open({ cookies: null, requestId: c.get('requestId') }).useCases;

  app.get('/og/cua-hang.png', (c) => show(c, shopCard));
  app.get('/og/san-pham/:file{.+\\.png}', async (c) => {
    const read = await anonymousUseCases(c).loadProduct({ slug: slugOf(c) });
    return show(c, read.ok ? productCard(read.value) : troubleOf(read.failure.kind));
  });
  app.get('/og/bai-viet/:file{.+\\.png}', async (c) => {
    const read = await anonymousUseCases(c).loadArticle({ slug: slugOf(c), preview: null });
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
    accent: lead && shell.from(formatDong(lead.perUnit), perUnit(lead.unit.name)),
    note: null,
  };
};

const articleCard = ({ title, category, author }: Article): OgCard => ({
  kicker: category?.name ?? share.article,
  title,
  accent: null,
  note: author?.name ?? null,
});

const digestOf = (card: OgCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, card]))
    .digest('base64url');

/** Concurrent requests share one rendering. */
const createPictureStore = ({ environment, log }: HostDeps): ((card: OgCard) => Promise<Picture>) => {
  const folder = join(environment.dataDir, 'og');
  const draw = ogImages(join(environment.dataDir, 'fonts'));
  const inTurn = oneAtATime();
  const flights = new Map<string, Promise<Picture>>();
  const open = async (card: OgCard, digest: string): Promise<Picture> => {
    const file = join(folder, `${digest}.png`);
    if (existsSync(file)) return new Uint8Array(await readFile(file));
    const bytes = await inTurn(() => draw(card));
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    } catch (error) {
      log.warn({ err: error }, 'shared picture not kept');
    }
    return bytes;
  };
  return (card) => {
    const digest = digestOf(card);
    const flight = flights.get(digest) ?? open(card, digest).finally(() => flights.delete(digest));
    flights.set(digest, flight);
    return flight;
  };
};
