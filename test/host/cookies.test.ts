import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cookieCartPointer } from '#adapters/cookies/cart-pointer.ts';
import { cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookieTokenStore } from '#adapters/cookies/token-store.ts';
import { OWNER_CART_DAYS } from '#core/cart/cart-pointer.port.ts';
import { orderId, token } from '#core/shared/ids.ts';

const here = { secure: false, domain: null };

describe('CART-11 the cart pointer in the cookies of a browser', () => {
  test('CART-11 a failed look-up parks the id, and the next success brings it back', () => {
    const jar = cookieJar('SHOPPING_CART=o-1', here);
    const carts = cookieCartPointer(jar);
    carts.setRecovery(orderId('o-1'));
    carts.clear();
    expect([carts.get(), carts.recovery()]).toEqual([null, 'o-1']);
    const next = cookieCartPointer(cookieJar('sessionId2=o-1', here));
    expect(next.recovery()).toBe('o-1');
    expect(jar.changes()).toEqual([
      expect.stringMatching(/^sessionId2=o-1; Path=\/; SameSite=Lax; Max-Age=\d+; HttpOnly$/),
      expect.stringMatching(/^SHOPPING_CART=; .*Max-Age=0/),
    ]);
  });

  test('CART-15 a pointer from an owner look-up lives seven days, across the main domain', () => {
    const jar = cookieJar(null, { secure: true, domain: 'shop.example' });
    cookieCartPointer(jar).set(orderId('o-1'), OWNER_CART_DAYS);
    expect(jar.changes()).toEqual([
      'SHOPPING_CART=o-1; Path=/; SameSite=Lax; Domain=shop.example; Max-Age=604800; Secure',
    ]);
  });

  test('CART-11 a pointer that is no id is none', () => {
    const carts = cookieCartPointer(cookieJar('SHOPPING_CART=%3Cscript%3E', here));
    expect(carts.get()).toBeNull();
  });

  test('CART-11 what a request sets it also reads, and one header per name is sent', () => {
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
        // A browser that applies the changes reads what the request read.
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
  test('COOK-01 a token is out of reach of scripts, and over https never sent in the clear', () => {
    const jar = cookieJar(null, { secure: true, domain: null });
    cookieTokenStore(jar).keepAnonymous(token('t-1'));
    expect(jar.changes()[0]).toMatch(/^token_anonymous=t-1; .*HttpOnly; Secure$/);
  });

  test('VIS-01 a session that failed is dropped, and a value that could break a header is no token', () => {
    const jar = cookieJar('accessToken=a%0d%0ab; token_anonymous=t-2', here);
    const tokens = cookieTokenStore(jar);
    expect([tokens.session(), tokens.anonymous()]).toEqual([null, 't-2']);
    tokens.dropSession();
    expect(jar.changes()[0]).toMatch(/^accessToken=; .*Max-Age=0/);
  });
});
