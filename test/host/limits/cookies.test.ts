import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cookieCartPointer } from '#adapters/cookies/cart-pointer.ts';
import { cookieConsentStore } from '#adapters/cookies/consent-store.ts';
import { cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookiePendingLoginStore } from '#adapters/cookies/pending-login-store.ts';
import { cookieTokenStore } from '#adapters/cookies/token-store.ts';
import { type CookieName, cookieNames, cookies, findCookie } from '#core/session/cookies.ts';
import { orderId, token } from '#core/shared/ids.ts';
import { anyTrail, loginTrailContract, type TrailSubject } from '#test/account/log-in/pending-login-store.contract.ts';
import { anySite, returnPath } from '#test/kit/return-path.ts';
import { tokenStoreContract } from '#test/session/token-store.contract.ts';

const here = { secure: false, domain: null };

describe('CART-11 the cart pointer cookie', () => {
  test('CART-11 a failed look-up moves the id to the recovery slot, where the next request reads it', () => {
    const jar = cookieJar('SHOPPING_CART=o-1', here);
    const carts = cookieCartPointer(jar);
    carts.setRecovery(orderId('o-1'));
    carts.clear();
    expect([carts.get(), carts.recovery()]).toEqual([null, 'o-1']);
    const next = cookieCartPointer(cookieJar('sessionId2=o-1', here));
    expect(next.recovery()).toBe('o-1');
    expect(jar.changes()).toEqual([
      expect.stringMatching(/^sessionId2=o-1; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^SHOPPING_CART=; .*Max-Age=0/),
    ]);
  });

  test('CART-11 a cart that no look-up needs to wait for stays in the recovery slot for the browser session', () => {
    const jar = cookieJar(null, here);
    cookieCartPointer(jar).setRecovery(orderId('o-1'), 'session');
    expect(jar.changes()).toEqual(['sessionId2=o-1; Path=/; HttpOnly; SameSite=Lax']);
  });

  test('CART-15 a pointer lives seven days, on the main domain', () => {
    const jar = cookieJar(null, { secure: true, domain: 'shop.example' });
    cookieCartPointer(jar).set(orderId('o-1'));
    expect(jar.changes()).toEqual([
      'SHOPPING_CART=o-1; Max-Age=604800; Domain=shop.example; Path=/; Secure; SameSite=Lax',
    ]);
  });

  test('CART-11 a pointer with an invalid id is ignored', () => {
    const carts = cookieCartPointer(cookieJar('SHOPPING_CART=%3Cscript%3E', here));
    expect(carts.get()).toBeNull();
  });

  test('CART-11 a request reads the cookies that it has set, and sends one header per name', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.option(fc.string()))), (steps) => {
        const jar = cookieJar('a=0', here);
        const model = new Map([['a', '0']]);
        for (const [name, value] of steps) {
          if (value === null) {
            jar.drop(name);
            model.delete(name);
          } else {
            jar.set(name, value, { life: 'session', httpOnly: true });
            model.set(name, value);
          }
        }
        for (const name of ['a', 'b']) expect(jar.get(name)).toBe(model.get(name) ?? null);
        const sent = jar.changes();
        expect(new Set(sent.map((each) => each.split('=')[0])).size).toBe(sent.length);
        // A browser that applies the changes reads the same values as the request.
        const browser = new Map([['a', '0']]);
        for (const each of sent) {
          const [pair = ''] = each.split(';');
          const at = pair.indexOf('=');
          if (each.includes('Max-Age=0')) browser.delete(pair.slice(0, at));
          else browser.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
        }
        expect(browser).toEqual(model);
      }),
    );
  });
});

describe('COOK-01 tokens in cookies', () => {
  test('COOK-01 scripts cannot read a token cookie, and over HTTPS it is Secure', () => {
    const jar = cookieJar(null, { secure: true, domain: null });
    cookieTokenStore(jar).saveAnonymous(token('t-1'));
    expect(jar.changes()[0]).toMatch(/^token_anonymous=t-1; .*HttpOnly; Secure; SameSite=Lax$/);
  });

  test('VIS-01 a failed session is dropped, and a value that could break a header is not a token', () => {
    const jar = cookieJar('accessToken=a%0d%0ab; token_anonymous=t-2', here);
    const tokens = cookieTokenStore(jar);
    expect([tokens.session(), tokens.anonymous()]).toEqual([null, 't-2']);
    tokens.clearSession();
    expect(jar.changes()[0]).toMatch(/^accessToken=; .*Max-Age=0/);
  });
});

type Jar = ReturnType<typeof cookieJar>;

const trailIn = (jar: Jar) => cookiePendingLoginStore(jar, anySite);

/** A browser's cookies across requests: each request reads the changes of the previous one. */
const browserCookies = () => {
  const held = new Map<string, string>();
  let open: Jar | null = null;
  const settle = (): void => {
    for (const change of open?.changes() ?? []) {
      const [pair = ''] = change.split(';');
      const at = pair.indexOf('=');
      if (change.includes('Max-Age=0')) held.delete(pair.slice(0, at));
      else held.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };
  return {
    held,
    next: (): Jar => {
      settle();
      open = cookieJar([...held].map(([name, value]) => `${name}=${value}`).join('; '), here);
      return open;
    },
  };
};

const overCookies = <Port>(port: (jar: Jar) => Port) => {
  const [own, other] = [browserCookies(), browserCookies()];
  const next = (): Port => port(own.next());
  return { next, after: next, elsewhere: () => port(other.next()), held: own.held };
};

loginTrailContract('the trail in cookies', async (): Promise<TrailSubject> => overCookies(trailIn));
tokenStoreContract('the tokens in cookies', async () => {
  const { held, ...subject } = overCookies(cookieTokenStore);
  return { ...subject, logIn: (session) => void held.set('accessToken', session) };
});

describe('COOK-01 the cookies of the shop', () => {
  const trail = {
    step: 'complete',
    state: 'a'.repeat(32),
    userId: 'u-1',
    externalId: 'x-1',
    token: token('t-4'),
    portalToken: null,
    code: null,
    remembered: true,
    returnPath: returnPath('/gio-hang'),
  } as const;

  /** Sets every cookie that the shop's requests set. */
  const everything = (domain: string | null) => {
    const jar = cookieJar(null, { secure: true, domain });
    const [tokens, carts] = [cookieTokenStore(jar), cookieCartPointer(jar)];
    tokens.saveAnonymous(token('t-1'));
    tokens.saveSession(token('t-2'), token('t-3'), true);
    tokens.saveDeviceMark('m-1');
    tokens.saveOrderAccess(token('t-4'));
    tokens.saveView(token('t-5'));
    carts.set(orderId('o-1'));
    carts.setRecovery(orderId('o-2'));
    carts.setSessionId('s-1');
    cookieConsentStore(jar).save({ version: 1, decidedAt: 1, granted: { chat: true, statistics: false, ads: false } });
    trailIn(jar).save({ ...trail, provider: 'google' });
    const set = [...jar.changes()];
    trailIn(jar).save({ ...trail, provider: 'zalo' });
    return { jar, set: [...set, ...jar.changes().filter((each) => /^\w+_zalo=/.test(each))] };
  };
  /** The consultation form sets the first; the host's pages the second, the page's own scripts the others. [BAN-02,
   * BAN-04] */
  const elsewhere: readonly CookieName[] = ['ticket', 'flash', 'popup_closed', 'floating_closed', 'voucher_closed'];

  test('COOK-01 each cookie has the domain, path, lifetime and flags of the table', () => {
    const { set } = everything('shop.example');
    const nameOf = (each: string): string => each.split('=')[0]?.replace('__Host-', '') ?? '';
    const names = set.map(nameOf);
    expect(names.toSorted()).toEqual(cookieNames.filter((name) => !elsewhere.includes(name)).toSorted());
    for (const each of set) {
      const facts = findCookie(cookieNames.find((name) => name === nameOf(each)) ?? 'ticket');
      const age = /Max-Age=(\d+)/.exec(each)?.[1];
      expect([facts.name, each.includes('; HttpOnly'), age === undefined ? 'session' : Number(age)]).toEqual([
        facts.name,
        facts.httpOnly,
        facts.life,
      ]);
      expect(each).toMatch(
        facts.reach === 'this-host'
          ? /^__Host-[^;]*;( Max-Age=\d+;)? Path=\/; (HttpOnly; )?Secure; SameSite=Lax$/
          : /^[^_][^;]*;( Max-Age=\d+;)? Domain=shop\.example; Path=\/; (HttpOnly; )?Secure; SameSite=Lax$/,
      );
    }
  });

  test('V3.3.3 over https a cookie of ours without the prefix, which another host can plant, is not read', () => {
    const planted = cookies
      .filter(({ reach }) => reach === 'this-host')
      .map(({ name }) => `${name}=planted; __Host-${name}=own`);
    const jar = cookieJar(planted.join('; '), { secure: true, domain: 'shop.example' });
    for (const { name } of cookies.filter(({ reach }) => reach === 'this-host')) {
      expect([name, jar.get(name)]).toEqual([name, 'own']);
      jar.drop(name);
      expect([name, jar.get(name)]).toEqual([name, null]);
    }
    expect(jar.changes().every((each) => /^__Host-\w+=; Max-Age=0; Path=\/; HttpOnly; Secure;/.test(each))).toBe(true);
  });

  test('COOK-01 ACC-08 each cookie is cleared with the same path and domain', () => {
    const { set } = everything('shop.example');
    const sent = set.map((each) => each.split(';')[0]).join('; ');
    const jar = cookieJar(sent, { secure: true, domain: 'shop.example' });
    const [tokens, carts] = [cookieTokenStore(jar), cookieCartPointer(jar)];
    tokens.clearSession();
    tokens.clearAnonymous();
    carts.clear();
    carts.setRecovery(null);
    trailIn(jar).clear();
    const cleared = jar.changes().map((each) => each.split('=')[0]);
    const kept = new Set<CookieName>([
      'sessionId',
      'consent',
      'known_device',
      'order_access',
      'view_session',
      ...elsewhere,
    ]);
    expect(cleared.toSorted()).toEqual(cookieNames.filter((name) => !kept.has(name)).toSorted());
    for (const each of jar.changes())
      expect(each).toMatch(/^\w+=; Max-Age=0; Domain=shop\.example; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('ACC-05 a login without «remember me» ends with the browser session', () => {
    const jar = cookieJar('tokenShare=alt', here);
    cookieTokenStore(jar).saveSession(token('t-1'), null, false);
    expect(jar.changes()).toEqual([
      'accessToken=t-1; Path=/; HttpOnly; SameSite=Lax',
      expect.stringMatching(/^tokenShare=; .*Max-Age=0/),
    ]);
  });

  test('COOK-01 whatever a browser sends, the pending login is read whole or not at all, and no cookie exceeds the browser’s size limit', () => {
    const sent = fc.array(fc.tuple(fc.constantFrom(...cookieNames), fc.string({ maxLength: 40 })));
    fc.assert(
      fc.property(sent, (pairs) => {
        const header = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
        expect(trailIn(cookieJar(header, here)).read()).toBeNull();
      }),
    );
    fc.assert(
      fc.property(anyTrail, fc.string({ maxLength: 9_000, unit: 'grapheme' }), (each, long) => {
        const jar = cookieJar(null, here);
        trailIn(jar).save({ ...each, returnPath: returnPath(`/${long.length}?q=${encodeURIComponent(long)}`) });
        for (const change of jar.changes()) expect(change.length).toBeLessThan(4_096);
        expect(trailIn(jar).read()?.state).toBe(each.state);
      }),
    );
  });
});
