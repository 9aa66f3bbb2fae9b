import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seedRedirects } from '#adapters/memory/seed-redirects.ts';
import { routeRows } from '#ui/routes.ts';
import { telling, toldOf } from './drawing.ts';
import { hostUnderTest } from './host-under-test.ts';

const opened = (change: Parameters<typeof telling>[0] = {}) => {
  const renderer = telling(change);
  return { renderer, ...hostUnderTest({ renderer }) };
};

describe('ROUTE-07 a public page', () => {
  test('ROUTE-07 everybody gets the same bytes, drawn once, without a cookie', async () => {
    const { host, renderer } = opened();
    const first = await host.get('/san-pham?sort=name&utm_source=a', { cookie: 'SHOPPING_CART=o-1; accessToken=t' });
    const second = await host.get('/san-pham?utm_source=b&sort=name');
    expect(await second.text()).toBe(await first.text());
    expect(renderer.drawn.map(({ path }) => path)).toEqual(['/san-pham?sort=name']);
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(first.headers.get('vary')).toBe('accept-encoding');
  });

  test('ROUTE-07 a page that did not change is 304 and carries no policy', async () => {
    const { host } = opened();
    const first = await host.get('/san-pham');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await host.get('/san-pham', { 'if-none-match': `"x", ${etag.replace('W/', '')}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('content-security-policy')).toBeNull();
  });

  test('ROUTE-07 the tag is of the data, not of the moment it was drawn', async () => {
    let data = 'a';
    const draw = () =>
      hostUnderTest({
        renderer: telling({
          render: async () => ({ kind: 'page', status: 200, html: `<p>${Math.random()}</p>`, data }),
        }),
      }).host.get('/san-pham');
    const tag = async () => (await draw()).headers.get('etag');
    const first = await tag();
    expect(await tag()).toBe(first);
    data = 'b';
    expect(await tag()).not.toBe(first);
  });

  test('ROUTE-07 its inline scripts are allowed by their hash, no others', async () => {
    const { host } = opened();
    const policy = (await host.get('/san-pham')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update('window.a=1').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('nonce');
  });

  test('ROUTE-07 it is compressed as the browser takes it', async () => {
    const { host } = opened();
    const encodings = ['br', 'gzip', 'identity'].map(async (each) =>
      (await host.get('/san-pham', { 'accept-encoding': each })).headers.get('content-encoding'),
    );
    expect(await Promise.all(encodings)).toEqual(['br', 'gzip', null]);
  });

  test('CART-17 a shared page holds no idempotency key: the host derives one for its forms', async () => {
    const { host } = opened();
    expect(await toldOf(await host.get('/san-pham'))).toMatchObject({
      idempotencyKey: '',
      flash: null,
      submission: null,
    });
  });

  test('ERR-06 every answer carries the headers that protect it', async () => {
    const { host } = opened();
    for (const path of ['/', '/gio-hang', '/api/khong-co', '/healthz', '/robots.txt']) {
      const { headers } = await host.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
    }
  });
});

describe('ROUTE-44 pages of one visitor', () => {
  test('ROUTE-44 cart, checkout, payment and invoice are noindex and never kept', async () => {
    const { host } = opened();
    for (const row of routeRows.filter(({ audience }) => audience !== 'public')) {
      const { headers, status } = await host.get(row.path.replaceAll(/\$\w+/g, 'x'));
      expect([row.path, status, headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
        row.path,
        200,
        'noindex, nofollow',
        'private, no-store',
      ]);
    }
  });

  test('ROUTE-44 the public group may be found, unless its row says otherwise', async () => {
    const { host } = opened();
    for (const row of routeRows.filter(({ audience }) => audience === 'public')) {
      const { headers } = await host.get(row.path.replaceAll(/\$\w+/g, 'x'));
      expect([row.path, headers.get('x-robots-tag')]).toEqual([row.path, row.index ? null : 'noindex, nofollow']);
    }
  });

  test('ROUTE-44 scripts of a private page need the nonce of this very answer', async () => {
    const { host } = opened();
    const nonces = new Set<string>();
    for (let each = 0; each < 3; each += 1) {
      const answer = await host.get('/gio-hang');
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
      expect(await answer.text()).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });
});

describe('ROUTE-47 titles', () => {
  test('ROUTE-47 every row but home’s has a title of its own to put before the shop’s name', () => {
    for (const row of routeRows) expect([row.path, row.title === null]).toEqual([row.path, row.path === '/']);
  });
});

describe('RED-04 redirect rules as HTTP', () => {
  test('RED-02 RED-03 RED-04 the seed’s rules answer with their status', async () => {
    const { host, world } = opened();
    world.state.redirects = seedRedirects;
    const moved = await host.get('/khuyen-mai-cu');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/cua-hang']);
    const gone = await host.get('/dich-vu-da-ngung');
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('Resource is gone')]);
    const broken = await host.get('/cau-hinh-loi');
    expect([broken.status, await broken.text()]).toEqual([
      500,
      expect.stringContaining('Invalid redirect configuration'),
    ]);
  });

  test('RED-01 a window that is over and another site’s rule are passed over', async () => {
    const { host, world } = opened();
    world.state.redirects = seedRedirects;
    for (const path of ['/khuyen-mai-tet', '/doi-tac'])
      expect((await host.get(path)).headers.get('location')).toBeNull();
  });

  test('LAY-05 the query is put right before a rule is looked for', async () => {
    const { host, called } = opened();
    const answer = await host.get('/cua-hang?a=1?b=2');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cua-hang?a=1&b=2']);
    expect(called).toEqual([]);
  });

  test('RED-05 while rules cannot be looked up the page is shown', async () => {
    const renderer = telling();
    const { host } = hostUnderTest({
      renderer,
      replace: () => ({ checkRedirect: () => Promise.reject(new Error('down')) }),
    });
    expect((await host.get('/cua-hang')).status).toBe(200);
  });
});

describe('ROUTE-46 when something breaks', () => {
  test('ROUTE-46 ERR-09 drawing that throws is 500 with a plain page and a link home', async () => {
    for (const path of ['/', '/gio-hang', '/khong-co']) {
      const { host, logged } = opened({ render: () => Promise.reject(new Error('bug')) });
      const answer = await host.get(path);
      const text = await answer.text();
      expect(answer.status).toBe(500);
      expect(text).toContain('<a href="/">');
      expect(text).not.toContain('bug');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(logged.some(({ level }) => level === 'error')).toBe(true);
    }
  });

  test('ERR-09 a use case that throws is a 500 as JSON on the API', async () => {
    const { host } = hostUnderTest({ replace: () => ({ loadVisitor: () => Promise.reject(new Error('bug')) }) });
    const answer = await host.get('/api/loadVisitor');
    expect([answer.status, await answer.json()]).toEqual([500, { ok: false, failure: { kind: 'unforeseen' } }]);
  });

  test('ROUTE-45 ERR-08 an unknown page is drawn by the router, 404 and not kept', async () => {
    const { host, renderer } = opened({
      render: async () => ({ kind: 'page', status: 404, html: '<p>404</p>', data: '' }),
    });
    for (const path of ['/khong/co/trang', '/%E0%A4%A', '/a%2Fb']) {
      const answer = await host.get(path);
      expect([path, answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
        path,
        404,
        'no-store',
        'noindex, nofollow',
      ]);
    }
    expect(renderer.drawn).toEqual([]);
  });

  test('ERR-03 a script of an older build is a plain 404, no page', async () => {
    const { host } = opened();
    const answer = await host.get('/assets/entry-old.js');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, expect.stringContaining('text/plain')]);
  });

  test('ERR-06 the health is that of the catalogue', async () => {
    expect((await hostUnderTest().host.get('/healthz')).status).toBe(200);
    const down = hostUnderTest({
      replace: () => ({ listProducts: async () => ({ ok: false, failure: { kind: 'unreachable' } }) }),
    });
    expect((await down.host.get('/healthz')).status).toBe(503);
  });
});
