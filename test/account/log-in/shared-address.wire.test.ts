import { expect, test } from 'vitest';
import { graphqlBotCheck } from '#adapters/graphql/bot-check.ts';
import { graphqlOpportunities } from '#adapters/graphql/opportunities.ts';
import { rateLimits } from '#backend/authorisation/rate-limits.ts';
import { anonymousIdentifier, organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { newsletterConsent } from '#core/shared/shop/newsletter-consent.ts';
import { freshIdempotencyKey, freshName, outcomeOf, value } from '#test/account/account-subject.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend, freshToken, runSql } from '#test/kit/backends/backends.ts';
import { bySize } from '#test/kit/test-size.ts';
import { wireClient } from '#test/kit/wire-client.ts';

/** A block for benchmarks. [RFC 2544] */
const freshAddress = (): string => `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

const lead = {
  name: 'Tư vấn',
  description: 'Cần VPS',
  referName: 'Đỗ Ánh',
  referEmail: '',
  referPhone: '0912345678',
  targetUrl: 'https://shop.example/dang-ky-tu-van',
  extSource: 'website',
  priorityName: 'MEDIUM',
  workEffortTypeId: '1002',
};

eachBackend('visitors behind one address', (backend) => {
  /** Within an hour, behind one address of a mobile network; the embedded database answers one at a time. */
  const guests = backend.name === 'PostgreSQL' ? bySize({ everyday: 200, whole: 1_000, nightly: 1_000 }) : 320;
  const exhaust = (limit: string) =>
    runSql(backend, `update throttles set count = 1000000 where key like '${limit} %'`);

  /** A browser with cookies of its own. */
  const browserAt = async (address: string) => {
    const token = await freshToken(backend);
    const crm = graphqlOpportunities(wireClient(backend, '/crm-graph-gateway/graphql', token, address));
    const botCheck = graphqlBotCheck(wireClient(backend, '/authorization-gateway/graphql', token, address));
    return {
      subscribe: (email: string) =>
        crm.subscribe(email, newsletterConsent(sampleIdentity.seller), freshIdempotencyKey()),
      ask: () => crm.add(lead, freshIdempotencyKey()),
      prove: async () => {
        const device = (await backendAccountSubject(backend)).device();
        expect(
          value(await botCheck.verify((await device.solveChallenge(value(await botCheck.challenge()))) ?? '')),
        ).toBe(true);
      },
    };
  };

  test(`VIS-02 CART-03 ${guests} new guests within an hour all fill a cart`, async () => {
    const address = freshAddress();
    const post = async (path: string, body: object, token: string | null) => {
      const answer = await fetch(`${backend.url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          'idempotency-key': freshIdempotencyKey(),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      return JSON.stringify(await answer.json());
    };
    const found = (text: string, name: string): string =>
      new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1] ?? expect.fail(text);
    const fill = async (): Promise<string> => {
      const path = `/public/${organisationId}/oauth2/api/v1/anonymous`;
      const token = found(await post(path, { identifier: anonymousIdentifier }, null), 'accessToken');
      const order = `{ orderType: "SERVICE", source: "cart", channel: "website" }`;
      const create = `mutation { createOrder(partnerId: "${organisationId}", storeId: "${websiteStoreId}", order: ${order}) { id } }`;
      const id = found(await post('/graphql', { query: create }, token), 'id');
      const lines = '[{ quantity: 1, productId: "1001", priceType: "RENT" }]';
      const add = `mutation { addProductsToOrderWithoutLogin(orderId: "${id}", lineItems: ${lines}, storeId: "${websiteStoreId}") { lineItems { orderItemId } } }`;
      return found(await post('/graphql', { query: add }, token), 'orderItemId');
    };
    const filled = new Set<string>();
    for (let at = 0; at < guests; at += 20)
      for (const line of await Promise.all(Array.from({ length: 20 }, fill))) filled.add(line);
    expect(filled.size).toBe(guests);
  });

  test('V2.4.1 the newsletter writes to as many strangers as other mails do; then each browser proves its work', async () => {
    const address = freshAddress();
    const subscribe = async () => outcomeOf(await (await browserAt(address)).subscribe(freshName()));
    const outcomes: string[] = [];
    for (let at = 0; at < rateLimits.unproven.perAddress; at += 1) outcomes.push(await subscribe());
    expect(new Set(outcomes)).toEqual(new Set(['ok']));
    expect(await subscribe()).toBe('bot-check-needed');
    const proven = await browserAt(address);
    await proven.prove();
    expect(outcomeOf(await proven.subscribe(freshName()))).toBe('ok');
    expect(outcomeOf(await (await browserAt(freshAddress())).subscribe(freshName()))).toBe('ok');
  });

  test('V2.4.1 one recipient gets three mails a day, whoever asks', async () => {
    const email = freshName();
    for (let at = 0; at < 5; at += 1)
      expect(outcomeOf(await (await browserAt(freshAddress())).subscribe(email))).toBe('ok');
    expect(
      await runSql(backend, `select letters as mails from newsletter_subscriptions where email = '${email}'`),
    ).toEqual([{ mails: 3 }]);
  });

  test.each(['newsletter', 'opportunity'] as const)(
    'V2.4.1 beyond the address limit of %s each try takes a proof of its own',
    async (limit) => {
      const address = freshAddress();
      const trying = async () => {
        const browser = await browserAt(address);
        const attempt = async () =>
          outcomeOf(await (limit === 'newsletter' ? browser.subscribe(freshName()) : browser.ask()));
        return { ...browser, attempt };
      };
      expect(await (await trying()).attempt()).toBe('ok');
      await exhaust(limit);
      const visitor = await trying();
      expect(await visitor.attempt()).toBe('bot-check-needed');
      await visitor.prove();
      expect(await visitor.attempt()).toBe('ok');
      expect(await visitor.attempt()).toBe('bot-check-needed');
      await runSql(backend, 'delete from throttles where count >= 1000000');
    },
  );
});
