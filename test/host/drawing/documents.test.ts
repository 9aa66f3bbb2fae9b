import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seedRedirects } from '#adapters/memory/content/seed-redirects.ts';
import { createRuleTable, decideRedirect } from '#core/redirects/decide-redirect.ts';
import { ok } from '#core/shared/result.ts';
import { contentSecurityPolicy } from '#host/http/security-headers.ts';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { routeRows } from '#ui/routes.ts';
import { jsonRenderer, pathOf, renderedInput } from './drawing.ts';

const opened = (change: Parameters<typeof jsonRenderer>[0] = {}) => {
  const renderer = jsonRenderer(change);
  return { renderer, ...hostUnderTest({ renderer }) };
};

describe('ROUTE-07 a public page', () => {
  test('ROUTE-07 everyone gets the same bytes, rendered once, without a cookie', async () => {
    const { host, renderer } = opened();
    const first = await host.get('/san-pham?sort=name&utm_source=a', { cookie: 'SHOPPING_CART=o-1; accessToken=t' });
    const second = await host.get('/san-pham?utm_source=b&sort=name');
    expect(await second.text()).toBe(await first.text());
    expect(renderer.drawn.map(pathOf)).toEqual(['/san-pham?sort=name']);
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(first.headers.get('vary')).toBe('accept-encoding');
  });

  test('ROUTE-07 an unchanged page is a 304 without a content security policy', async () => {
    const { host } = opened();
    const first = await host.get('/san-pham');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await host.get('/san-pham', { 'if-none-match': `"x", ${etag.replace('W/', '')}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('content-security-policy')).toBeNull();
  });

  test('ROUTE-07 the ETag depends on the data, not on the time of rendering', async () => {
    let data = 'a';
    const draw = () =>
      hostUnderTest({
        renderer: jsonRenderer({
          render: async () => ({ kind: 'page', status: 200, html: `<p>${Math.random()}</p>`, data }),
        }),
      }).host.get('/san-pham');
    const tag = async () => (await draw()).headers.get('etag');
    const first = await tag();
    expect(await tag()).toBe(first);
    data = 'b';
    expect(await tag()).not.toBe(first);
  });

  test('ROUTE-07 the policy allows the page’s scripts by hash, and no others', async () => {
    const { host } = opened();
    const policy = (await host.get('/san-pham')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update('window.a=1').digest('base64');
    expect(policy).toContain(`script-src 'strict-dynamic' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('nonce');
  });

  test('ROUTE-07 the page is compressed with an encoding that the browser accepts', async () => {
    const { host } = opened();
    const encodings = ['br', 'gzip', 'identity'].map(async (each) =>
      (await host.get('/san-pham', { 'accept-encoding': each })).headers.get('content-encoding'),
    );
    expect(await Promise.all(encodings)).toEqual(['br', 'gzip', null]);
  });

  test('CART-17 a shared page contains no idempotency key: the host derives one for its forms', async () => {
    const { host } = opened();
    expect(await renderedInput(await host.get('/san-pham'))).toMatchObject({
      idempotencyKey: '',
      flash: null,
      submission: null,
    });
  });

  test('V3.4.3 a script or style that a text brings into a public page is not allowed by its policy', async () => {
    const plain = jsonRenderer();
    const renderer = jsonRenderer({
      render: async (request) => {
        const page = await plain.render(request);
        const injected =
          '<script>alert(1)</script><script nonce="0123">alert(2)</script><script nonce>alert(3)</script><style>*{}</style>';
        return page.kind === 'page' ? { ...page, html: page.html + injected } : page;
      },
    });
    const answer = await hostUnderTest({ renderer }).host.get('/san-pham');
    const policy = answer.headers.get('content-security-policy') ?? '';
    for (const script of ['alert(1)', 'alert(2)', 'alert(3)', '*{}'])
      expect(policy).not.toContain(createHash('sha256').update(script).digest('base64'));
    expect(await answer.text()).toContain('<script>window.a=1</script>');
  });

  test('V3.4.3 a shop with TLS names no address without it in its policy', async () => {
    const scope = { preload: false, formTargets: ['http://127.0.0.1:4310', 'https://pay.example'], recaptcha: false };
    const integrations = {
      chat: { host: 'http://localhost:4000', websiteToken: 'x' },
      tagManager: null,
      ads: null,
      vitals: false,
    };
    const policyWith = (https: boolean): string =>
      contentSecurityPolicy({ ...scope, https, integrations }, { scripts: [], styles: [] });
    expect(policyWith(true)).not.toContain('http:');
    expect(policyWith(true)).toContain("form-action 'self' https://pay.example;");
    expect(policyWith(false)).toContain('http://127.0.0.1:4310');
  });

  test('V3.4.3 V3.4.4 V3.4.6 every kind of answer names its policy, its type and who may frame or read it', async () => {
    const { host } = hostUnderTest({
      renderer: jsonRenderer(),
      files: new Map([['/assets/a.js', new Uint8Array(1)]]),
    });
    const paths = ['/', '/gio-hang', '/khong-co', '//', '/api/loadShell', '/api/khong-co', '/livez', '/robots.txt'];
    for (const path of [...paths, '/assets/a.js', '/assets/b.js', '/uploads/x.png', '/images/1/uploads/x.png']) {
      const { headers } = await host.get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect([path, policy.split(';')[0]]).toEqual([path, "default-src 'none'"]);
      if (!path.startsWith('/uploads/'))
        expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
      expect([path, headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual([
        path,
        'nosniff',
        'DENY',
      ]);
      expect([path, headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin']);
      expect([path, headers.get('cross-origin-resource-policy')]).toEqual([
        path,
        /^\/(uploads|images)/.test(path) ? 'cross-origin' : 'same-origin',
      ]);
    }
  });

  test('ERR-06 every response carries the security headers', async () => {
    const { host } = opened();
    for (const path of ['/', '/gio-hang', '/api/khong-co', '/livez', '/robots.txt']) {
      const { headers } = await host.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    }
  });
});

describe('ROUTE-44 private pages', () => {
  test('ROUTE-44 pages that are not public are noindex and never cached', async () => {
    const { host } = opened();
    // A link always redirects.
    const pages = routeRows.filter(({ audience, path }) => audience !== 'public' && path !== '/don-hang/$token');
    for (const row of pages) {
      const { headers, status } = await host.get(row.path.replaceAll(/\$\w+/g, 'x'));
      expect([row.path, status, headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
        row.path,
        200,
        'noindex, nofollow',
        'private, no-store',
      ]);
    }
  });

  test('ROUTE-44 public pages are indexed unless their route says otherwise', async () => {
    const { host } = opened();
    for (const row of routeRows.filter(({ audience }) => audience === 'public')) {
      const { headers } = await host.get(row.path.replaceAll(/\$\w+/g, 'x'));
      expect([row.path, headers.get('x-robots-tag')]).toEqual([row.path, row.index ? null : 'noindex, nofollow']);
    }
  });

  test('ROUTE-44 scripts of a private page need the nonce of this response', async () => {
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
  test('ROUTE-47 every route except home has its own title to put before the shop’s name', () => {
    for (const row of routeRows) expect([row.path, row.title === null]).toEqual([row.path, row.path === '/']);
  });
});

const always = { beginDate: null, endDate: null, siteDomain: null };

describe('RED-04 redirect rules as HTTP', () => {
  test('RED-02 RED-03 RED-04 the seed rules respond with their status', async () => {
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

  test('RED-04 ROUTE-43 a rule leads a page of the portal to a portal elsewhere, before anybody is asked to log in', async () => {
    const portal = 'https://portal.example';
    const site = { own: origin, portal: null, siteDomain: 'cuahangmay.example', redirectOrigins: [portal] };
    const rule = { urlOld: '/service', urlNew: `${portal}/service`, statusCode: 302, ...always };
    const rules = { table: createRuleTable([rule], site), now: 0, site };
    const renderer = jsonRenderer();
    const { host } = hostUnderTest({
      renderer,
      replace: () => ({ checkRedirect: async ({ path }) => ok(decideRedirect(path, rules)) }),
    });
    const answer = await host.get('/service');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${portal}/service`]);
    expect(renderer.drawn).toEqual([]);
  });

  test('RED-01 RED-04 a rule as an editor types it answers the encoded address, and every answer counts for it', async () => {
    const { host, world } = opened();
    const urlOld = '/Khuyến-mãi cũ?loc=máy chủ ';
    world.state.redirects = [{ urlOld, urlNew: '/cua-hang', statusCode: 302, ...always }];
    const asked = '/Khuyến-mãi cũ?loc=máy chủ';
    const address = encodeURI(asked);
    for (const path of [address, encodeURI(asked.normalize('NFD')), address.replace(/%20(?=ch)/, '+')])
      expect((await host.get(path)).status).toBe(302);
    expect((await host.get(address.replace('K', 'k'))).headers.get('location')).toBeNull();
    expect((await host.get(address)).headers.get('location')).toBe('/cua-hang');
    await host.get(`/api/checkRedirect?input=${encodeURIComponent(JSON.stringify({ path: address }))}`);
    expect([...world.state.redirectHits]).toEqual([[urlOld, 5]]);
  });

  test('RED-01 an expired rule and another site’s rule are skipped', async () => {
    const { host, world } = opened();
    world.state.redirects = seedRedirects;
    for (const path of ['/khuyen-mai-tet', '/doi-tac'])
      expect((await host.get(path)).headers.get('location')).toBeNull();
  });

  test('LAY-05 the query is corrected before rules are looked up', async () => {
    const { host, called } = opened();
    const answer = await host.get('/cua-hang?a=1?b=2');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cua-hang?a=1&b=2']);
    expect(called).toEqual([]);
  });

  test('RED-05 the page is shown when the rules cannot be looked up', async () => {
    const renderer = jsonRenderer();
    const { host } = hostUnderTest({
      renderer,
      replace: () => ({ checkRedirect: () => Promise.reject(new Error('down')) }),
    });
    expect((await host.get('/cua-hang')).status).toBe(200);
  });
});

describe('ROUTE-46 unexpected errors', () => {
  test('ROUTE-46 ERR-09 a rendering error is a 500 with a plain page and a link home', async () => {
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

  test('ERR-09 ERR-06 a page of which a component throws is a 500 that nobody keeps, and is drawn again', async () => {
    let broken = true;
    const whole = jsonRenderer();
    const renderer = jsonRenderer({
      render: (request) => {
        if (broken) request.report(new Error('a component threw'));
        return whole.render(request);
      },
    });
    const { host, logged } = hostUnderTest({ renderer });
    for (const path of ['/cua-hang', '/gio-hang']) {
      broken = true;
      const answer = await host.get(path);
      expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 500, 'noindex, nofollow']);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      broken = false;
      expect((await host.get(path)).status).toBe(200);
    }
    expect(logged.filter(({ event }) => event === 'drawing failed in part')).toHaveLength(2);
  });

  test('ERR-09 a use case that throws is a 500 with JSON on the API', async () => {
    const { host } = hostUnderTest({ replace: () => ({ loadVisitor: () => Promise.reject(new Error('bug')) }) });
    const answer = await host.get('/api/loadVisitor');
    expect([answer.status, await answer.json()]).toEqual([500, { ok: false, failure: { kind: 'unexpected' } }]);
  });

  test('ROUTE-45 ERR-08 the router renders an unknown page as a 404 that is not cached', async () => {
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

  test('ERR-03 a script of an older build is a plain 404, not a page', async () => {
    const { host } = opened();
    const answer = await host.get('/assets/entry-old.js');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, expect.stringContaining('text/plain')]);
  });
});
