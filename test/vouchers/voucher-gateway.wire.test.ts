import { createHmac } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { voucherBearer } from '#adapters/graphql/voucher-bearer.ts';
import { graphqlVoucherGateway } from '#adapters/graphql/voucher-gateway.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { requestBearer } from '#adapters/system/request-bearer.ts';
import { keyedDigest } from '#composition/digests.ts';
import { hostContainer } from '#composition/host.ts';
import { VOUCHER_TOKEN_TEXT } from '#contracts/voucher-token.ts';
import { token } from '#core/shared/ids.ts';
import { eachBackend, freshToken } from '#test/kit/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { failureOf, unwrap } from '#test/orders/order-world.ts';
import { voucherGatewayContract } from './voucher-gateway.contract.ts';
import { cartWith, hosting } from './voucher-subject.ts';
import { wireBuyer, wireVoucherSubject } from './wire-vouchers.ts';

eachBackend('vouchers', (backend) => {
  const open = wireVoucherSubject(backend);
  voucherGatewayContract('the voucher gateway over the wire', open);

  test("VOU-03 a visitor without a token reads campaigns with the host's token, which allows nothing else", async () => {
    const { signing } = inject('secrets');
    const bearer = voucherBearer(requestBearer(null), null, keyedDigest(signing));
    const client = (path: string) =>
      serviceClient({ baseUrl: backend.url + path, bearer, requestId: 'without-a-cookie' });
    const campaigns = client('/campaign-gateway/graphql');
    const gateway = graphqlVoucherGateway({ campaigns, own: campaigns, rest: client('') });
    expect(unwrap(await gateway.campaign('501')).name).not.toBe('');
    expect(unwrap(await gateway.suggested()).length).toBeGreaterThan(0);
    const mine = wireBuyer(backend, token(await freshToken(backend)));
    const cart = await cartWith(mine, hosting);
    expect(failureOf(await gateway.forOrder(cart.id))).toEqual({ kind: 'denied' });
    expect(failureOf(await gateway.add(cart.id, 'CHAOMUNG10', false))).toEqual({ kind: 'denied' });
  });

  test('VOU-03 the composed host returns a campaign to a visitor without cookies and sets none', async () => {
    const names = ['auth', 'user', 'product', 'order', 'payment', 'invoice', 'crm', 'cloud', 'whois'] as const;
    const open = hostContainer(
      {
        publicOrigin: 'http://localhost',
        contentSite: { domain: 'cuahangmay.example', redirectOrigins: [] },
        // All services have the same origin here.
        services: Object.fromEntries(names.map((name) => [name, backend.url])) as Record<
          (typeof names)[number],
          string
        >,
        cmsUrl: backend.url,
        companyDirectory: null,
        cacheSeconds: null,
        cookieDomain: null,
        integrations: memorySettings.integrations,
        secrets: { guestSigning: [inject('secrets').signing], anonymousToken: null, preview: null, flash: null },
      },
      { warn: () => undefined },
    );
    const { useCases, jar } = open({ cookies: null, requestId: 'voucherswire01' });
    expect(unwrap(await useCases.loadCampaign({ id: '501' })).name).toBe('Chào mừng khách hàng mới');
    expect(await useCases.loadCampaign({ id: '0' })).toEqual({ ok: false, failure: { kind: 'not-found' } });
    expect(jar.changes()).toEqual([]);
  });

  test('VOU-03 campaigns are denied without a token or with a forged one', async () => {
    const made = createHmac('sha256', 'somebody else').update(VOUCHER_TOKEN_TEXT).digest('hex');
    for (const held of [null, made]) {
      const campaigns = wireClient(backend, '/campaign-gateway/graphql', held);
      const gateway = graphqlVoucherGateway({ campaigns, own: campaigns, rest: wireClient(backend, '', held) });
      expect(failureOf(await gateway.campaign('501'))).toEqual({ kind: 'denied' });
    }
  });

  test("VOU-03 a visitor's own token has priority over the host's", async () => {
    const own = token('token-of-the-shop');
    const visitor = requestBearer(own);
    const bearer = voucherBearer(visitor, own, keyedDigest('a shared secret'));
    expect(bearer.get()).toBe(createHmac('sha256', 'a shared secret').update(VOUCHER_TOKEN_TEXT).digest('hex'));
    visitor.set(token('token-of-a-visitor'));
    expect(bearer.get()).toBe('token-of-a-visitor');
    expect(voucherBearer(requestBearer(own), own, null).get()).toBe(own);
  });
});
