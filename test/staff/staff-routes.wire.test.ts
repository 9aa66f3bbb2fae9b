import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaffListener, staffPlaceOf } from '#backend/listeners.ts';
import type { DeskResource } from '#backend/platform/desk/desk-resource.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import type { DeskSession } from '#contracts/desk/desk-session.ts';
import { rightsOfRole, type StaffRole, staffRoles } from '#contracts/rights/staff-rights.ts';
import { cspFindings } from '#test/kit/servers/csp-findings.ts';
import { staffBrowser } from '#test/kit/staff.ts';
import { bySize } from '#test/kit/test-size.ts';
import { routesByAudience } from './routes-by-audience.ts';
import { type Office, openOffice } from './staff-office.ts';

const addressOf = ({ method, path }: StaffRoute): string => `${method} ${path}`;
/** An address of the route, with ids that nothing has. */
const sampleOf = ({ path }: StaffRoute): string => path.replace(/:\w+/g, 'khong-co').replace('*', 'khong-co');
const nameOf = (route: StaffRoute): string => `${route.method} ${route.path} (${route.audience})`;

/** Requests of one browser. */
const AT_ONCE = 16;
const atOnce = async <Item>(items: readonly Item[], visit: (item: Item) => Promise<void>): Promise<void> => {
  for (let at = 0; at < items.length; at += AT_ONCE) await Promise.all(items.slice(at, at + AT_ONCE).map(visit));
};

/** Sends a request with any Host; returns its status. */
const ask = (url: string, method: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = method === 'POST' ? 'decision=approve' : '';
    const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
    const sent = request(url, { method, headers: { ...type, ...headers } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });

describe('the pages of the staff', () => {
  let office: Office;
  let routes: readonly StaffRoute[];
  let resources: readonly DeskResource[];
  beforeAll(async () => {
    office = await openOffice();
    ({ routes, resources } = staffPlaceOf(office.backend.deps));
  });
  afterAll(() => office.close());

  test('V8.2.1 every address of the staff listener belongs to a route with an audience', () => {
    const served = createStaffListener(office.backend.deps).routes.filter(({ path }) => path !== '/*');
    expect(served.map(({ method, path }) => `${method} ${path}`)).toEqual(
      routes.map(({ method, path }) => `${method} ${path}`),
    );
    for (const path of ['/desk/lists/mails', '/desk/lists/papers', '/outbox'])
      expect(routes.map((route) => route.path)).toContain(path);
  });

  test('V8.2.1 each address is for those whom the table of audiences says', () => {
    const held = (audience: StaffRole | 'staff' | 'everyone'): readonly string[] =>
      audience === 'staff' || audience === 'everyone' ? [audience] : rightsOfRole(audience);
    for (const audience of ['everyone', 'staff', ...staffRoles] as const)
      expect([
        audience,
        routes
          .filter((route) => held(audience).includes(route.audience))
          .map(addressOf)
          .toSorted(),
      ]).toEqual([audience, routesByAudience[audience].toSorted()]);
  });

  test('V8.2.1 V8.2.2 the desk offers each member the records and pages of their roles, and no other', async () => {
    for (const role of staffRoles) {
      const { browser } = await office.invite([role]);
      const answer = await browser.read('/desk/session', { accept: 'application/json' });
      const { may, pages }: DeskSession = await answer.json();
      const own = [...routesByAudience[role], ...routesByAudience.staff];
      const named = resources.map(({ name }) => name).filter((name) => own.includes(`POST /desk/lists/${name}`));
      expect([role, Object.keys(may).toSorted()]).toEqual([role, named.toSorted()]);
      expect([role, pages.map(({ path }) => path)]).toEqual([
        role,
        role === 'admin' ? ['/account', '/outbox'] : ['/account'],
      ]);
      for (const { path } of pages) expect([path, (await browser.read(path)).status]).toEqual([path, 200]);
      const home = await browser.read('/');
      expect([home.status, home.headers.get('location')]).toEqual([303, '/desk']);
    }
  });

  test('V8.2.1 V8.3.1 each page refuses everybody who is not logged in', async () => {
    const strangers = [
      staffBrowser(office.backend.staffUrl),
      staffBrowser(office.backend.staffUrl, `staff=${'x'.repeat(43)}; __Host-staff=${'x'.repeat(43)}`),
    ];
    for (const route of routes.filter(({ audience }) => audience !== 'everyone'))
      for (const { read, send } of strangers) {
        const path = sampleOf(route);
        const answer = await (route.method === 'GET' ? read(path) : send(path, { decision: 'approve' }));
        const to = answer.headers.get('location');
        expect([nameOf(route), answer.status, to]).toEqual([
          nameOf(route),
          ...(route.method === 'GET' ? [303, `/log-in?to=${encodeURIComponent(path)}`] : [403, null]),
        ]);
      }
  });

  test('V8.2.1 V8.2.2 each page refuses each member without its role, and no page with its role is refused', async () => {
    const alone = staffRoles.map((role) => [role]);
    const allButOne = staffRoles.map((role) => staffRoles.filter((each) => each !== role));
    const identities: readonly (readonly StaffRole[])[] = bySize({
      everyday: [...alone, ...allButOne.slice(0, 1)],
      whole: [...alone, ...allButOne],
      nightly: [...alone, ...allButOne],
    });
    for (const roles of identities) {
      const { browser } = await office.invite(roles);
      // The end of the own session comes last.
      const others = routes.filter(({ path, audience }) => audience !== 'everyone' && path !== '/log-out');
      const visit = async (route: StaffRoute) => {
        const path = sampleOf(route);
        const answer = await (route.method === 'GET' ? browser.read(path) : browser.send(path, {}));
        const isAllowed =
          routesByAudience.staff.includes(addressOf(route)) ||
          roles.some((role) => routesByAudience[role].includes(addressOf(route)));
        const isRefused = answer.status === 403 || (answer.headers.get('location') ?? '').startsWith('/log-in');
        expect([roles, nameOf(route), isRefused]).toEqual([roles, nameOf(route), !isAllowed]);
      };
      await atOnce(others, visit);
    }
  });

  test('V8.2.1 the other listeners answer 404 for every staff path, whatever a proxy sends and with a staff cookie', async () => {
    const { url, publicUrl } = office.backend;
    const { cookie } = await office.admin();
    const local = { host: new URL(url).host };
    const proxies: readonly Readonly<Record<string, string>>[] = [
      local,
      // A bare proxy_pass of nginx, and what other proxies add.
      { ...local, connection: 'close' },
      { ...local, cookie },
      { host: 'shop.example', cookie, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
      { ...local, cookie, 'x-client-address': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' },
    ];
    // Pictures are public, and in development the root lists the services.
    const asked = routes
      .filter(({ path }) => !['/', '/uploads/*'].includes(path))
      .flatMap((route) => proxies.flatMap((headers) => [url, publicUrl].map((origin) => ({ route, headers, origin }))));
    await atOnce(asked, async ({ route, headers, origin }) => {
      const status = await ask(origin + sampleOf(route), route.method, headers);
      expect([nameOf(route), headers, status]).toEqual([nameOf(route), headers, 404]);
    });
  });

  test('V3.4.3 V3.4.4 V3.4.6 every answer of the staff listener has the security headers, without unsafe-inline', async () => {
    const { read, send } = await office.admin();
    for (const route of routes.filter(({ path }) => path !== '/log-out')) {
      const answer = await (route.method === 'GET' ? read(sampleOf(route)) : send(sampleOf(route), {}));
      const { headers } = answer;
      const policy = headers.get('content-security-policy') ?? '';
      expect([nameOf(route), policy.startsWith("default-src 'none'"), headers.get('x-content-type-options')]).toEqual([
        nameOf(route),
        true,
        'nosniff',
      ]);
      expect([nameOf(route), policy.includes('unsafe'), cspFindings(policy)]).toEqual([nameOf(route), false, []]);
      expect([nameOf(route), headers.get('x-frame-options')]).toEqual([nameOf(route), 'DENY']);
    }
    const page = await read('/account');
    expect(page.headers.get('cache-control')).toBe('no-store');
    // Under «no-referrer» a browser would post the page's forms with `Origin: null`, like a foreign site.
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
  });

  test('the desk has an icon with the first letter of the shop, which its policy allows', async () => {
    const { read } = await office.admin();
    const page = await read('/desk');
    const [, icon = ''] = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)">/.exec(await page.text()) ?? [];
    expect(decodeURIComponent(icon)).toMatch(/fill="#[0-9a-f]{6}".*>C<\/text><\/svg>$/i);
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data:");
  });

  test('V14.3.1 every page of the staff loads the script that empties it, pinned by its digest, which the policy allows', async () => {
    const { read } = await office.admin();
    const script = await (await read('/staff.js')).arrayBuffer();
    const digest = `sha384-${createHash('sha384').update(Buffer.from(script)).digest('base64')}`;
    const pages = routes.filter(({ method, path }) => method === 'GET' && path !== '/demo');
    for (const path of [...pages.map(sampleOf), '/khong-co']) {
      const page = await read(path);
      if (!page.headers.get('content-type')?.startsWith('text/html')) continue;
      expect([path, await page.text()]).toEqual([
        path,
        expect.stringContaining(`<script src="/staff.js" integrity="${digest}"`),
      ]);
      expect([path, page.headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining(`script-src '${digest}'`),
      ]);
    }
  });

  test('ERR-07 an unknown address and a page without its role answer with a page in words, not with JSON', async () => {
    const { browser } = await office.invite(['sales']);
    for (const [path, status] of [
      ['/khong-co', 404],
      ['/outbox', 403],
    ] as const) {
      const answer = await browser.read(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        expect.stringContaining('text/html'),
      ]);
      expect(await answer.text()).toContain('<header><p>Cửa Hàng Mây');
    }
  });

  test('V3.5.1 a form of another site and a request under another host name are refused', async () => {
    const { send, cookie } = await office.admin();
    const changed = { key: 'khoa-cua-bieu-mau', data: JSON.stringify({ name: 'nguoi-la', roles: ['admin'] }) };
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:1' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect([headers, (await send('/desk/records/accounts', changed, headers)).status]).toEqual([headers, 403]);
    const { staffUrl } = office.backend;
    expect(await ask(`${staffUrl}/desk/records/accounts`, 'POST', { cookie })).toBe(403);
    expect(await ask(`${staffUrl}/account`, 'GET', { cookie, host: 'evil.example' })).toBe(404);
    expect(await ask(`${staffUrl}/account`, 'GET', { cookie })).toBe(200);
  });
});
