import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONSENT_VERSION, consentPurposes } from '#core/consent/consent.ts';
import { parseConsent, serialiseConsent } from '#core/consent/consent-text.ts';
import { configuredPurposes, mayLoad } from '#core/consent/purposes-in-use.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { always, lostAnswer, unreachable, withFaults } from '#test/kit/faults.ts';
import { forAll } from '#test/kit/for-all.ts';
import { good, openShop, press, type ShopOptions } from '#test/kit/shop.ts';
import { anyConsent } from './consent-store.contract.ts';

const anyGranted = fc.record({ chat: fc.boolean(), statistics: fc.boolean(), ads: fc.boolean() });
const nothing = { chat: false, statistics: false, ads: false };
const send = (options: ShopOptions, granted: typeof nothing, path = '/') => {
  const shop = openShop(options);
  return { ...shop, done: shop.useCases.saveConsent({ ...granted, path, idempotencyKey: press() }) };
};

describe('saving a choice', () => {
  test('CON-01 whatever is chosen is kept in the browser and proven, both of the same moment', () =>
    forAll(
      anyGranted,
      async (granted) => {
        const { world, useCases, done } = send({}, granted, '/cua-hang?page=2');
        expect(good(await done)).toEqual({ goTo: '/cua-hang?page=2', notice: 'consent-saved', notify: null });
        const kept = good(await useCases.loadConsent({}));
        expect(kept).toEqual({ version: CONSENT_VERSION, at: world.state.now, granted });
        expect([...world.state.consentProofs.values()]).toEqual([kept]);
      },
      10,
    ));

  test('CON-01 a proof has a number of 128 bits that is not the press’s', async () => {
    const { world, done } = send({}, nothing);
    good(await done);
    expect([...world.state.consentProofs.keys()]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  test('CON-01 withdrawing is the same command, proven as well', async () => {
    const shop = openShop();
    for (const chat of [true, false])
      good(await shop.useCases.saveConsent({ ...nothing, chat, path: '/', idempotencyKey: press() }));
    expect(good(await shop.useCases.loadConsent({}))?.granted).toEqual(nothing);
    expect([...shop.world.state.consentProofs.values()].map(({ granted }) => granted.chat)).toEqual([true, false]);
  });

  test('CON-01 a proof that cannot be stored is tried once more and logged, and the choice holds all the same', async () => {
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
    good(await done);
    expect(calls).toBe(2);
    expect(logged()).toEqual(['Failed to store proof of consent']);
    expect(good(await useCases.loadConsent({}))?.granted.chat).toBe(true);
  });

  test('CON-01 an answer that was lost makes no second proof', async () => {
    const { world, done } = send(
      {
        change: ({ consentRegistry }) => ({
          consentRegistry: withFaults(consentRegistry, always(lostAnswer, 'record')),
        }),
      },
      nothing,
    );
    good(await done);
    expect(world.state.consentProofs.size).toBe(1);
  });

  test('CON-01 a path that leads elsewhere leads home', async () => {
    for (const path of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', ''])
      expect(good(await send({}, nothing, path).done).goTo).toBe('/');
  });
});

describe('the text of a choice', () => {
  test('CON-01 what was written is read, and holds no letter that a cookie cannot', () =>
    fc.assert(
      fc.property(anyConsent, (consent) => {
        const text = serialiseConsent(consent);
        expect(parseConsent(text)).toEqual(consent);
        expect(encodeURIComponent(text)).toBe(text);
      }),
    ));

  test('CON-01 any other text is no choice, so that nothing loads by accident', () => {
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
      '1',
      '1.',
      '2.1.chat',
      '1.1.alles',
      '1.1.chat.',
      'x.1.chat',
      '1.1.constructor',
    ])
      expect([text, parseConsent(text)]).toEqual([text, null]);
  });
});

describe('what may load', () => {
  const all: Integrations = {
    chat: { host: 'https://c.example', websiteToken: 't' },
    tagManager: 'GTM-A',
    ads: 'AW-1',
  };
  const none: Integrations = { chat: null, tagManager: null, ads: null };

  test('CON-01 SCR-01 CHAT-04 nothing loads without a yes to its own purpose, or without being configured', () =>
    fc.assert(
      fc.property(fc.option(anyConsent, { nil: null }), fc.constantFrom(...consentPurposes), (consent, purpose) => {
        expect(mayLoad(all, consent, purpose)).toBe(consent?.granted[purpose] ?? false);
        expect(mayLoad(none, consent, purpose)).toBe(false);
      }),
    ));

  test('CON-01 nobody is asked for what the shop does not do', () => {
    expect(configuredPurposes(none)).toEqual([]);
    expect(configuredPurposes(all)).toEqual(['chat', 'statistics', 'ads']);
    expect(configuredPurposes({ ...none, ads: 'AW-1' })).toEqual(['ads']);
  });
});
