import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { visitorJar } from '#adapters/cookies/viewing-jar.ts';
import { addViewLink } from '#adapters/memory/accounts/view-sessions.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import { isCommand, operationNames } from '#core/operations.ts';
import type { Ports } from '#core/ports.ts';
import { cookieNames } from '#core/session/cookies.ts';
import { token } from '#core/shared/ids.ts';
import { fail } from '#core/shared/result.ts';
import { expectFailure, expectOk, freshIdempotencyKey, openShop } from '#test/kit/fakes/shop.ts';
import { addCustomer, logInAs } from '#test/kit/people.ts';

/** Ports that nobody may read. */
const noPorts = new Proxy({}, { get: (_, name) => expect.fail(`the port ${String(name)} was read`) }) as Ports;

describe('a view changes nothing', () => {
  test('every command but those of the view itself fails before it reads a port', async () => {
    const useCases = createUseCases(noPorts, { isView: true });
    const refused: string[] = [];
    for (const name of operationNames.filter(isCommand)) {
      const call: (input: never) => Promise<unknown> = useCases[name];
      const answer = await call({} as never).catch((error: unknown) => error);
      if (JSON.stringify(answer) === JSON.stringify({ ok: false, failure: { kind: 'view-only' } })) refused.push(name);
    }
    const commands = operationNames.filter(isCommand);
    expect(commands.filter((name) => !refused.includes(name)).toSorted()).toEqual(['endView', 'openView']);
  });

  test('queries and the commands of every other visitor are those of the shop', () => {
    const { ports } = openShop();
    const [view, plain] = [createUseCases(ports, { isView: true }), createUseCases(ports)];
    expect(Object.keys(view)).toEqual(Object.keys(plain));
    for (const name of operationNames)
      expect([name, view[name].toString() === plain[name].toString()]).toEqual([
        name,
        !isCommand(name) || name === 'openView' || name === 'endView',
      ]);
  });
});

const step = fc.record({
  name: fc.constantFrom(...cookieNames),
  value: fc.option(fc.stringMatching(/^[0-9a-z]{1,9}$/)),
});

describe('the cookies of a view', () => {
  const scope = { secure: true, domain: null };
  const own = 'accessToken=mine; token_anonymous=guest; SHOPPING_CART=o-1; sessionId2=o-1; __Host-order_access=o';

  test('hide those of the browser’s own visitor, and whatever the shop writes leaves them alone', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { jar, isView } = visitorJar(cookieJar(`${own}; __Host-view_session=view.1`, scope));
        expect([isView, jar.get('accessToken')]).toEqual([true, 'view.1']);
        for (const name of ['token_anonymous', 'SHOPPING_CART', 'sessionId2', 'order_access'])
          expect(jar.get(name)).toBeNull();
        for (const { name, value } of steps) {
          if (value === null) jar.drop(name);
          else jar.set(name, value, { life: 'session', httpOnly: true });
          expect(jar.get(name)).toBe(value);
        }
        const written = jar.changes().map((each) => each.split('=')[0] ?? '');
        for (const name of written) expect(['__Host-view_session', '__Host-flash', '__Host-consent']).toContain(name);
      }),
    );
  });

  test('of a browser without a view are its own', () => {
    const jar = cookieJar(own, scope);
    expect(visitorJar(jar)).toEqual({ jar, isView: false });
    for (const broken of ['', 'a%0d%0ab'])
      expect(visitorJar(cookieJar(`__Host-view_session=${broken}`, scope)).isView).toBe(false);
  });
});

describe('what a view does not read', () => {
  test('leaves the profile, with the identity number masked', async () => {
    const closed = async () => fail({ kind: 'rejected', code: 'view-only', message: '' } as const);
    const shop = openShop({ change: ({ profiles }) => ({ profiles: { ...profiles, identityNumber: closed } }) });
    const user = addCustomer(shop.world);
    const person = shop.world.state.people.get(user.partyId) ?? expect.fail('no person');
    shop.world.state.people.set(user.partyId, { ...person, identityNumber: '001099012345' });
    expectOk(await logInAs(shop));
    const { identityNumber } = expectOk(await shop.useCases.loadProfile({}));
    expect(identityNumber).toMatch(/345$/);
    expect(identityNumber).not.toContain('001099');
  });
});

describe('the beginning and end of a view', () => {
  const begin = () => {
    const shop = openShop();
    const user = addCustomer(shop.world);
    const open = (link: string) => shop.useCases.openView({ token: link, idempotencyKey: freshIdempotencyKey() });
    return { ...shop, user, open, link: addViewLink(shop.world, user.partyId) };
  };

  test('a link leaves the session of the browser, another one ends the view before, and the end ends it', async () => {
    const { world, browser, user, open, link, useCases } = begin();
    browser.session = token('mine');
    expect(expectOk(await open(link)).goTo).toBe('/quan-ly-tai-khoan');
    const first = browser.view;
    expectOk(await open(addViewLink(world, user.partyId)));
    expect([browser.session, world.state.sessions.has(first ?? ''), browser.view === first]).toEqual([
      'mine',
      false,
      false,
    ]);
    const second = browser.view ?? '';
    const ended = expectOk(await useCases.endView({ idempotencyKey: freshIdempotencyKey() }));
    expect([ended, browser.view, browser.session, world.state.sessions.has(second)]).toEqual([
      { goTo: '/', notice: null, notify: null },
      null,
      'mine',
      false,
    ]);
  });

  test('a link that is over leaves the view that there is', async () => {
    const { browser, open, link } = begin();
    expectOk(await open(link));
    const { view } = browser;
    expect([expectFailure(await open(link)), browser.view]).toEqual([{ kind: 'link-expired' }, view]);
  });

  test('whose shop it is: the customer’s while the view lasts, nobody’s afterwards, and unknown while the service is down', async () => {
    const { world, browser, user, open, link, useCases, ports } = begin();
    expect(expectOk(await useCases.loadView({}))).toBeNull();
    expectOk(await open(link));
    const held = browser.view;
    expect(expectOk(await useCases.loadView({}))).toEqual({ customer: user.fullName });
    const down = async () => fail({ kind: 'unreachable' } as const);
    const cut = createUseCases({ ...ports, identity: { ...ports.identity, userOf: down } }, { isView: true });
    expect([expectFailure(await cut.loadView({})), browser.view]).toEqual([{ kind: 'unreachable' }, held]);
    world.state.sessions.delete(held ?? '');
    expect([expectOk(await useCases.loadView({})), browser.view]).toEqual([null, null]);
  });
});
