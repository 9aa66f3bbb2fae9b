import { expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { addCustomer, PASSWORD, USERNAME } from '#test/kit/people.ts';

type StoredCookie = { readonly value: string; readonly domain: string; readonly isHostOnly: boolean };
type Host = ReturnType<typeof hostUnderTest>;

/** [RFC 6265, 5.1.3] */
const isBelow = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** A browser that visits hosts by their names, and sends each the cookies of its domains. [RFC 6265, 5.3, 5.4] */
const openBrowser = (hosts: Readonly<Record<string, Host>>) => {
  const stored = new Map<string, StoredCookie & { readonly name: string }>();
  const cookiesFor = (name: string) =>
    [...stored.values()].filter((each) => (each.isHostOnly ? each.domain === name : isBelow(name, each.domain)));
  const store = (name: string, setCookie: string): void => {
    const [pair = '', ...attributes] = setCookie.split('; ');
    const given = attributes.find((each) => each.startsWith('Domain='))?.slice('Domain='.length);
    const domain = given?.replace(/^\./, '') ?? name;
    if (!isBelow(name, domain)) return;
    const split = pair.indexOf('=');
    const cookie = {
      name: pair.slice(0, split),
      value: pair.slice(split + 1),
      domain,
      isHostOnly: given === undefined,
    };
    const key = `${cookie.name} ${domain}`;
    if (attributes.includes('Max-Age=0')) stored.delete(key);
    else stored.set(key, cookie);
  };
  const send = async (name: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = cookiesFor(name)
      .map((each) => `${each.name}=${each.value}`)
      .join('; ');
    const headers = new Headers({
      ...init.headers,
      'sec-fetch-site': 'same-origin',
      ...(cookie === '' ? {} : { cookie }),
    });
    const answer = await (hosts[name] ?? expect.fail(name)).app.request(origin + path, { ...init, headers });
    for (const change of answer.headers.getSetCookie()) store(name, change);
    return answer;
  };
  return {
    post: (name: string, path: string, fields: Readonly<Record<string, string>>) =>
      send(name, path, { method: 'POST', body: new URLSearchParams(fields) }),
    isCustomerAt: async (name: string) => (await (await send(name, '/api/loadVisitor')).json()).value.isLoggedIn,
  };
};

const logInForm = { _use: 'logIn', username: USERNAME, password: PASSWORD, remember: 'on', redirectUrl: '/gio-hang' };

test.each(['may.example', '.may.example'])(
  'COOK-01 CART-15 hosts below COOKIE_DOMAIN=%s share the log-in and the log-out; others get neither',
  async (cookieDomain) => {
    const world = memoryWorld({ origin });
    addCustomer(world);
    const open = (more: { readonly cookieDomain?: string } = {}) =>
      hostUnderTest({ world, renderer: jsonRenderer(), ...more });
    const [shop, portal, alone, stranger] = [
      'shop.may.example',
      'portal.may.example',
      'alone.khac.example',
      'may.example.evil.example',
    ] as const;
    const { post, isCustomerAt } = openBrowser({
      [shop]: open({ cookieDomain }),
      [portal]: open({ cookieDomain }),
      [alone]: open(),
      [`beside.${alone}`]: open(),
      [stranger]: open({ cookieDomain }),
    });
    expect((await post(shop, '/dang-nhap', logInForm)).headers.get('location')).toBe('/gio-hang');
    for (const name of [shop, portal]) expect(await isCustomerAt(name)).toBe(true);
    for (const name of [alone, stranger]) expect(await isCustomerAt(name)).toBe(false);

    expect((await post(portal, '/service', { _use: 'logOut', path: '/service' })).status).toBe(303);
    for (const name of [shop, portal]) expect(await isCustomerAt(name)).toBe(false);

    // Without COOKIE_DOMAIN a cookie stays at its host, even below it.
    await post(alone, '/dang-nhap', logInForm);
    expect(await isCustomerAt(alone)).toBe(true);
    expect(await isCustomerAt(`beside.${alone}`)).toBe(false);
    // A browser refuses what a host says for a domain that is not above it.
    await post(stranger, '/dang-nhap', logInForm);
    expect(await isCustomerAt(stranger)).toBe(false);
  },
);
