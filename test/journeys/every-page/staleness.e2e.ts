import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import {
  CONTENT_NOTICE_PATH,
  NOTICE_ID_HEADER,
  NOTICE_SIGNATURE_HEADER,
  NOTICE_TIMESTAMP_HEADER,
  noticeText,
} from '#contracts/content-notice.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { environmentOf, startBackend, startHost } from '#test/journeys/site/processes.ts';
import {
  CHANGING_PAGE,
  CHANGING_RULE,
  type ChangingModel,
  changingModels,
  startTinyContentSystem,
} from '#test/journeys/site/tiny-content-system.ts';
import { freePort } from '#test/kit/backends/free-port.ts';

const CACHE_SECONDS = 3;
/** For a machine that stands still; without the setting a change would take a minute. */
const MARGIN_MS = 20_000;
const NOTICE_SECRET = 'notice-secret-0123456789-abcdefghijklmnop';
const FLASH_SECRET = 'flash-secret-0123456789-abcdefghijklmnopq';

const api = (operation: string, input: object): string =>
  `/api/${operation}?input=${encodeURIComponent(JSON.stringify(input))}`;
const everyArticle = { search: null, category: null, tag: null, author: null, page: 1, perPage: 6 };

/** Where visitors see entries of each type. */
const places: Readonly<Record<ChangingModel, readonly string[]>> = {
  menu: ['/', '/cua-hang', '/api/loadShell'],
  config: ['/', '/danh-sach-bai-viet', '/api/loadShell'],
  banner: ['/api/loadPromotions'],
  article: ['/danh-sach-bai-viet', '/rss.xml', '/sitemap.xml', api('listArticles', everyArticle)],
  page: [CHANGING_PAGE, api('loadContentPage', { path: CHANGING_PAGE, preview: null })],
  'config-redirect': [CHANGING_RULE],
};
const everyPlace = [...new Set(Object.values(places).flat())];

const read = async (shop: string, place: string): Promise<string> => {
  const answer = await fetch(shop + place, { redirect: 'manual' });
  return (answer.headers.get('location') ?? '') + (await answer.text());
};

/** As a content system sends it; resolves when the host has accepted it. */
const sendNotice = async (shop: string, model: ChangingModel): Promise<void> => {
  const [id, timestamp] = [randomUUID(), String(Math.floor(Date.now() / 1_000))];
  const body = JSON.stringify({ event: 'entry.update', model, createdAt: new Date().toISOString() });
  const signature = createHmac('sha256', NOTICE_SECRET)
    .update(noticeText(id, timestamp, body))
    .digest('base64');
  const headers = {
    'content-type': 'application/json',
    [NOTICE_ID_HEADER]: id,
    [NOTICE_TIMESTAMP_HEADER]: timestamp,
    [NOTICE_SIGNATURE_HEADER]: `v1,${signature}`,
  };
  const answer = await fetch(shop + CONTENT_NOTICE_PATH, { method: 'POST', headers, body });
  expect(await answer.json()).toEqual({ refreshed: true });
};

type Stale = { readonly ms: number; readonly place: string };

/** How long a place shows the text of before. Throws after `most` ms. */
const staleAt = async (shop: string, place: string, text: string, since: number, most: number): Promise<Stale> => {
  while (!(await read(shop, place)).includes(text)) {
    if (Date.now() - since > most) throw new Error(`${place} does not show ${text} after ${most} ms`);
    await pause(50);
  }
  return { ms: Date.now() - since, place };
};

const change = fc.record({
  model: fc.constantFrom(...changingModels),
  /** Reads before the change, so that answers and what is made of them are of different ages. */
  warmed: fc.array(fc.record({ place: fc.constantFrom(...everyPlace), wait: fc.nat(CACHE_SECONDS * 300) }), {
    maxLength: 6,
  }),
});

test('ROUTE-07 CMS-01 twenty random changes of a content system show within CACHE_SECONDS, and after a notice without that wait', async () => {
  test.setTimeout(600_000);
  const ends: (() => unknown)[] = [];
  const content = await startTinyContentSystem();
  ends.push(content.close);
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-staleness-'));
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const [timedPort, toldPort, backendPort] = [await freePort(), await freePort(), await freePort()];
  const shared = { CMS_URL: content.origin, CONTENT_WEBHOOK_SECRET: NOTICE_SECRET, FLASH_SECRET };
  const at = (host: number) => ({ ...environmentOf({ host, backend: backendPort, dataDir }), ...shared });
  const [timed, told] = [`http://localhost:${timedPort}`, `http://localhost:${toldPort}`];
  /** The longest wait of each host. */
  const worst: Record<string, Stale> = {};
  const measure = async (shop: string, places: readonly string[], text: string, most: number): Promise<void> => {
    const since = Date.now();
    for (const stale of await Promise.all(places.map((place) => staleAt(shop, place, text, since, most))))
      if (stale.ms >= (worst[shop]?.ms ?? 0)) worst[shop] = stale;
  };
  try {
    ends.push((await startBackend(at(timedPort))).stop);
    ends.push((await startHost({ ...at(timedPort), CACHE_SECONDS: String(CACHE_SECONDS) })).stop);
    // Keeps answers for a minute, so that only a notice explains a change that shows earlier.
    ends.push((await startHost(at(toldPort))).stop);
    for (const { model, warmed } of fc.sample(change, 20)) {
      for (const { place, wait } of warmed) {
        await Promise.all([read(timed, place), read(told, place)]);
        await pause(wait);
      }
      for (const place of places[model]) await read(told, place);
      const text = content.change(model);
      await Promise.all([
        measure(timed, places[model], text, CACHE_SECONDS * 1_000 + MARGIN_MS),
        sendNotice(told, model).then(() => measure(told, places[model], text, MARGIN_MS)),
      ]);
    }
    const tell = ({ ms, place }: Stale = { ms: 0, place: '' }): string => `${ms} ms at ${place}`;
    const description = `${tell(worst[timed])} with CACHE_SECONDS=${CACHE_SECONDS}; ${tell(worst[told])} after a notice`;
    test.info().annotations.push({ type: 'worst staleness', description });
    process.stdout.write(`worst staleness: ${description}\n`);
  } finally {
    for (const end of ends.reverse()) await end();
  }
});
