import * as z from 'zod';
import { useCasesOf } from '#test/journeys/customers/browser-visitor.ts';
import { becomeCustomer } from '#test/journeys/customers/customer-visitor.ts';
import { expect, test } from '#test/journeys/journey.ts';
import { origin } from '#test/journeys/site/origins.ts';
import { crawl, parametersOf, sitemapOf, structuredData } from '#test/journeys/site/site.ts';
import { type Audience, routeRows } from '#ui/routes.ts';

const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });

test.describe('addresses', () => {
  const cases = [
    ['RED-04 /khuyen-mai-cu moves on with its own status', '/khuyen-mai-cu', 301, '/cua-hang'],
    ['RED-02 /dich-vu-da-ngung is gone', '/dich-vu-da-ngung', 410, null],
    ['RED-03 /cau-hinh-loi has no usable target', '/cau-hinh-loi', 500, null],
    ['RED-01 /khuyen-mai-tet is out of its window and a plain missing page', '/khuyen-mai-tet', 404, null],
    ['RED-01 /doi-tac belongs to another site and is a plain missing page', '/doi-tac', 404, null],
    ['ERR-08 an unknown page is 404', '/khong-co-trang-nay', 404, null],
    ['ROUTE-48 an unknown product is 404', '/san-pham/khong-co', 404, null],
    ['ROUTE-48 an unknown category is 404', '/cua-hang/danh-muc/khong-co', 404, null],
    ['LAY-05 a second question mark is rewritten', '/cua-hang?sort=name?page=2', 303, '/cua-hang?sort=name&page=2'],
    ['/dat-hang leads to the checkout', '/dat-hang?x=1', 301, '/checkout?x=1'],
    ['the home page is there', '/', 200, null],
  ] as const;
  for (const [title, path, status, location] of cases) {
    test(title, async () => {
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      if (location !== null) expect(new URL(answer.headers.get('location') ?? '', origin).href).toBe(origin + location);
    });
  }

  test('ERR-03 an unknown API route returns JSON, never HTML', async () => {
    const answer = await ask('/api/khong-co');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  test('ROUTE-07 a product page is rendered completely, with price and structured data', async () => {
    const answer = await ask('/san-pham/cloud-server-ssd-4');
    const html = await answer.text();
    expect(html).toContain('313.000đ');
    const offer = z.object({
      '@type': z.string(),
      price: z.coerce.number().int().positive(),
      priceCurrency: z.literal('VND'),
    });
    const product = z.object({
      '@type': z.literal('Product'),
      name: z.string().min(1),
      sku: z.literal('CS-04'),
      offers: z.union([offer, z.array(offer).min(1), z.looseObject({ '@type': z.literal('AggregateOffer') })]),
    });
    const found = structuredData(html).filter((each) => product.safeParse(each).success);
    expect(found).toHaveLength(1);
  });
});

test.describe('private pages', () => {
  const unlisted = { 'cache-control': expect.stringContaining('no-store'), 'x-robots-tag': 'noindex, nofollow' };
  const sampleOf = (path: string): string => path.replaceAll(/\$\w+/g, 'khong-co');
  const rowsFor = (audience: Audience) => routeRows.filter((row) => row.audience === audience);

  for (const { path } of rowsFor('customer'))
    test(`GRD-01 ${path} redirects a guest to the login with the full return path, and reveals nothing`, async () => {
      const here = `${sampleOf(path)}?page=2&q=m%C3%A1y+ch%E1%BB%A7`;
      const answer = await ask(here);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(await answer.text()).toBe('');
      const goTo = new URL(answer.headers.get('location') ?? '', origin);
      expect(goTo.origin + goTo.pathname).toBe(`${origin}/dang-nhap`);
      const back = new URL(goTo.searchParams.get('redirectUrl') ?? '', origin);
      expect(back.origin + back.pathname).toBe(origin + sampleOf(path));
      expect(Object.fromEntries(back.searchParams)).toEqual({ page: '2', q: 'máy chủ' });
      const shown = await ask(goTo.pathname + goTo.search);
      expect(Object.fromEntries(shown.headers)).toMatchObject(unlisted);
    });

  test('ROUTE-44 no customer page is cached or indexed', async ({ request }) => {
    await becomeCustomer(useCasesOf(request));
    for (const { path } of rowsFor('customer')) {
      const answer = await request.get(origin + sampleOf(path));
      expect(new URL(answer.url()).pathname, path).toBe(sampleOf(path));
      expect(answer.headers(), path).toMatchObject(unlisted);
    }
  });

  test('ROUTE-44 no private guest page is cached or indexed', async ({ request }) => {
    for (const { path } of rowsFor('visitor')) {
      const answer = await request.get(origin + sampleOf(path));
      expect(answer.headers(), path).toMatchObject(unlisted);
    }
  });
});

/** The address that a page gives itself, below the shop. */
const canonicalOf = async (path: string): Promise<string> => {
  const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(await (await ask(path)).text()) ?? [];
  return new URL(href, origin).pathname;
};

test('the sitemap lists exactly the own addresses of the public pages, and each returns 200', async () => {
  test.setTimeout(300_000);
  const listed = await sitemapOf();
  const found = await parametersOf(routeRows.filter((row) => row.audience === 'public' && row.index));
  // A line of goods has two addresses, of which its page names one.
  const wanted: string[] = [];
  for (const path of found) if ((await canonicalOf(path)) === path) wanted.push(path);
  expect([...listed].sort()).toEqual(wanted.sort());
  expect(wanted.length).toBeGreaterThan(200);
  for (const path of listed) expect((await ask(path)).status, path).toBe(200);
});

test('a crawl of every link finds no dead link', async () => {
  test.setTimeout(600_000);
  const { visited, dead } = await crawl('/', 1_500);
  expect(dead).toEqual([]);
  expect(visited).toBeGreaterThan(100);
});
