import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONSENT_VERSION, consentPurposes } from '#core/consent/consent.ts';
import { parseConsent, serialiseConsent } from '#core/consent/consent-text.ts';
import { configuredPurposes, mayLoad } from '#core/consent/purposes-in-use.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { always, lostAnswer, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, freshIdempotencyKey, openShop, type ShopOptions } from '#test/kit/fakes/shop.ts';
import { forAll } from '#test/kit/for-all.ts';
import { anyConsent } from './consent-store.contract.ts';

const anyGranted = fc.record({ chat: fc.boolean(), statistics: fc.boolean(), ads: fc.boolean() });
const nothing = { chat: false, statistics: false, ads: false };
const send = (options: ShopOptions, granted: typeof nothing, path = '/') => {
  const shop = openShop(options);
  return { ...shop, done: shop.useCases.saveConsent({ ...granted, path, idempotencyKey: freshIdempotencyKey() }) };
};

describe('saving a consent choice', () => {
  test('CON-01 every choice is stored in the browser and as a proof, with the same time', () =>
    forAll(
      anyGranted,
      async (granted) => {
        const { world, useCases, done } = send({}, granted, '/cua-hang?page=2');
        expect(expectOk(await done)).toEqual({ goTo: '/cua-hang?page=2', notice: 'consent-saved', notify: null });
        const kept = expectOk(await useCases.loadConsent({}));
        expect(kept).toEqual({ version: CONSENT_VERSION, decidedAt: world.state.now, granted });
        expect([...world.state.consentProofs.values()]).toEqual([kept]);
      },
      10,
    ));

  test('CON-01 a proof has its own 128-bit id, not the idempotency key', async () => {
    const { world, done } = send({}, nothing);
    expectOk(await done);
    expect([...world.state.consentProofs.keys()]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  test('CON-01 withdrawing uses the same command and also stores a proof', async () => {
    const shop = openShop();
    for (const chat of [true, false])
      expectOk(await shop.useCases.saveConsent({ ...nothing, chat, path: '/', idempotencyKey: freshIdempotencyKey() }));
    expect(expectOk(await shop.useCases.loadConsent({}))?.granted).toEqual(nothing);
    expect([...shop.world.state.consentProofs.values()].map(({ granted }) => granted.chat)).toEqual([true, false]);
  });

  test('CON-01 a proof that cannot be stored is retried once and logged, and the choice still applies', async () => {
    let calls = 0;
    const { useCases, logged, done } = send(
      {
        change: ({ consentRegistry }) => ({
          consentRegistry: withFaults(consentRegistry, () => {
            calls += 1;
            return unreachable;
          }),
        }),
      },
      { ...nothing, chat: true },
    );
    expectOk(await done);
    expect(calls).toBe(2);
    expect(logged()).toEqual(['Failed to store proof of consent']);
    expect(expectOk(await useCases.loadConsent({}))?.granted.chat).toBe(true);
  });

  test('CON-01 a lost response creates no second proof', async () => {
    const { world, done } = send(
      {
        change: ({ consentRegistry }) => ({
          consentRegistry: withFaults(consentRegistry, always(lostAnswer, 'record')),
        }),
      },
      nothing,
    );
    expectOk(await done);
    expect(world.state.consentProofs.size).toBe(1);
  });

  test('CON-01 a path to another site is replaced by the home page', async () => {
    for (const path of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', ''])
      expect(expectOk(await send({}, nothing, path).done).goTo).toBe('/');
  });
});

describe('the serialised choice', () => {
  test('CON-01 parsing inverts serialising, and the text contains only characters that cookies allow', () =>
    fc.assert(
      fc.property(anyConsent, (consent) => {
        const text = serialiseConsent(consent);
        expect(parseConsent(text)).toEqual(consent);
        expect(encodeURIComponent(text)).toBe(text);
      }),
    ));

  test('CON-01 any other text is parsed as no choice, so that nothing loads by accident', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseConsent(text);
        if (read !== null) expect(serialiseConsent(read).split('.').length).toBe(text.split('.').length);
      }),
    );
    for (const text of [
      null,
      undefined,
      '',
      `${CONSENT_VERSION}`,
      `${CONSENT_VERSION}.`,
      `${CONSENT_VERSION - 1}.1.chat`,
      `${CONSENT_VERSION + 1}.1.chat`,
      `${CONSENT_VERSION}.1.alles`,
      `${CONSENT_VERSION}.1.chat.`,
      'x.1.chat',
      `${CONSENT_VERSION}.1.constructor`,
    ])
      expect([text, parseConsent(text)]).toEqual([text, null]);
  });
});

describe('which integrations may load', () => {
  const all: Integrations = {
    chat: { host: 'https://c.example', websiteToken: 't' },
    tagManager: 'GTM-A',
    ads: 'AW-1',
    vitals: false,
  };
  const none: Integrations = { chat: null, tagManager: null, ads: null, vitals: false };

  test('CON-01 SCR-01 CHAT-04 an integration loads only if it is configured and its purpose has consent', () =>
    fc.assert(
      fc.property(fc.option(anyConsent, { nil: null }), fc.constantFrom(...consentPurposes), (consent, purpose) => {
        expect(mayLoad(all, consent, purpose)).toBe(consent?.granted[purpose] ?? false);
        expect(mayLoad(none, consent, purpose)).toBe(false);
      }),
    ));

  test('CON-01 visitors are asked only about purposes that the shop uses', () => {
    expect(configuredPurposes(none)).toEqual([]);
    expect(configuredPurposes(all)).toEqual(['chat', 'statistics', 'ads']);
    expect(configuredPurposes({ ...none, ads: 'AW-1' })).toEqual(['ads']);
  });
});
