import { createHmac } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { serviceClient } from '#adapters/service-client.ts';
import { requestBearer } from '#adapters/system/request-bearer.ts';
import { voucherBearer } from '#adapters/system/voucher-bearer.ts';
import { keyedDigest } from '#composition/digests.ts';
import { hostContainer } from '#composition/host.ts';
import { wires } from '#composition/host-settings.ts';
import { VOUCHER_TOKEN_TEXT } from '#contracts/secrets/voucher-token.ts';
import { token } from '#core/shared/ids.ts';
import { hostProcess } from '#host/cache/host-process.ts';
import { cacheParts } from '#test/host/caching/cache-parts.ts';
import { eachBackend, freshToken, wiresTo } from '#test/kit/backends/backends.ts';
import { hostSettingsFor } from '#test/kit/host-settings.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { productBySku } from '#test/orders/any-line.ts';
import { failureOf, unwrap } from '#test/orders/order-world.ts';
import { at, org, rawCalls, store } from '#test/orders/raw-calls.ts';
import { voucherGatewayContract } from './voucher-gateway.contract.ts';
import { cartWith, hosting } from './voucher-subject.ts';
import { voucherWires, wireBuyer, wireVoucherSubject } from './wire-vouchers.ts';

eachBackend('vouchers', (backend) => {
  for (const wire of wiresTo(backend))
    voucherGatewayContract(`the voucher gateway over ${wire}`, wireVoucherSubject(backend, wire));

  test("VOU-03 a visitor without a token reads codes with the host's token, which allows nothing else", async () => {
    const { signing } = inject('secrets');
    const bearer = voucherBearer(requestBearer(null), null, keyedDigest(signing));
    const client = (path: string) =>
      serviceClient({ baseUrl: backend.url + path, bearer, requestId: 'without-a-cookie' });
    const mine = wireBuyer(backend, token(await freshToken(backend)));
    const cart = await cartWith(mine, hosting);
    for (const wire of wires) {
      const gateway = voucherWires[wire](client);
      expect(unwrap(await gateway.campaign('501')).name).not.toBe('');
      expect(unwrap(await gateway.search(0)).total).toBeGreaterThan(0);
      expect(failureOf(await gateway.forOrder(cart.id))).toEqual({ kind: 'denied' });
      expect(failureOf(await gateway.add(cart.id, 'CHAOMUNG10', false))).toEqual({ kind: 'denied' });
    }
  });

  test('VOU-03 the composed host returns a campaign to a visitor without cookies and sets none', async () => {
    const settings = hostSettingsFor(backend, { guestSigning: [inject('secrets').signing] });
    const log = { warn: () => undefined, debug: () => undefined };
    const open = hostContainer(settings, log, hostProcess(cacheParts(), null, { log, metrics: null }));
    const { useCases, jar } = open({ cookies: null, requestId: 'voucherswire01' });
    expect(unwrap(await useCases.loadCampaign({ id: '501' })).name).toBe('Chào mừng khách hàng mới');
    expect(await useCases.loadCampaign({ id: '0' })).toEqual({ ok: false, failure: { kind: 'not-found' } });
    expect(jar.changes()).toEqual([]);
  });

  test('VOU-03 codes are denied without a token or with a forged one; campaigns are public', async () => {
    const made = createHmac('sha256', 'somebody else').update(VOUCHER_TOKEN_TEXT).digest('hex');
    for (const held of [null, made]) {
      for (const wire of wires) {
        const gateway = voucherWires[wire]((path) => wireClient(backend, path, held));
        expect(failureOf(await gateway.search(0))).toEqual({ kind: 'denied' });
        expect(unwrap(await gateway.campaign('501')).name).not.toBe('');
      }
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

  test('VOU-02 the promotions of products are answered for clients that ask for them by product', async () => {
    const [cloud, host] = [productBySku('CS-01').id, productBySku('WH-02').id];
    const calls = await rawCalls(backend);
    const answer = await calls.graphql(
      '/campaign-gateway/graphql',
      `query P($ids: [String!]!, $gift: [String]) {
        suggestVoucher(searchVoucherRequest: {}) { content { voucherCode } }
        quantity: searchProductQuantityPromotionAction(request: { partyId: "${org}", productIds: $ids }) {
          content { campaignId voucherCode productId quantity discountPercent }
        }
        gift: searchProductGiftPromotionResponse(
          parameterSearchProductGift: { partyId: "${org}", storeId: "${store}", productIds: $gift }
        ) { content { campaignId productId fromMonths giftPromotions { productName } } }
        none: getPromotionProductPrice(
          partyId: "${org}", productStoreId: "${store}", productId: "${host}", productPrice: 1
        ) { campaignId }
        price: getPromotionProductPrice(
          partyId: "${org}", productStoreId: "${store}", productId: "${productBySku('CS-02').id}", productPrice: 1
        ) { campaignId }
      }`,
      { ids: [cloud, host], gift: [cloud, host] },
    );
    const discount = { campaignId: '503', voucherCode: 'MUA3GIAM5', productId: cloud, quantity: 3, discountPercent: 5 };
    const gift = {
      campaignId: '502',
      productId: host,
      fromMonths: 12,
      giftPromotions: [{ productName: 'Tên miền .id.vn' }],
    };
    expect(answer.body).toMatchObject({
      data: { quantity: { content: [discount] }, gift: { content: [gift] }, none: null, price: expect.anything() },
    });
    expect(JSON.stringify(at(answer.body, 'data.suggestVoucher.content'))).not.toMatch(/TET2026|GIAM50K/);
  });

  test('VOU-02 what a campaign lowers is listed by product, each term with both prices', async () => {
    const calls = await rawCalls(backend);
    const promoted = productBySku('CS-02');
    const about = `partyId: "${org}", productStoreId: "${store}", productId: "${promoted.id}", productPrice: 1`;
    const campaign = await calls.graphql(
      '/campaign-gateway/graphql',
      `{ getPromotionProductPrice(${about}) { campaignId campaignActionId statusCampaign } }`,
      {},
    );
    const known = (path: string) => String(at(campaign.body, `data.getPromotionProductPrice.${path}`));
    const ask = async (wish: string) => {
      const { body } = await calls.graphql(
        '/campaign-gateway/graphql',
        `{ searchProductPricePromotionResponse(searchProductPricePromotionRequest: { ${wish} }) {
          total empty content { productId sku pricePromotions { price pricePromotion quantity unit statusActive } }
        } }`,
        {},
      );
      return JSON.parse(JSON.stringify(at(body, 'data.searchProductPricePromotionResponse')));
    };
    const own = `partyId: "${org}", campaignId: "${known('campaignId')}"`;
    const found = await ask(own);
    expect(found.total).toBeGreaterThan(0);
    const rows = found.content.flatMap(({ pricePromotions }: { pricePromotions: unknown[] }) => pricePromotions);
    for (const { price, pricePromotion } of rows) expect(price ?? Infinity).toBeGreaterThan(pricePromotion);
    expect(found.content).toContainEqual(expect.objectContaining({ productId: promoted.id, sku: 'CS-02' }));
    expect(await ask(`${own}, campaignActionId: "${known('campaignActionId')}"`)).toEqual(found);
    expect(await ask(`${own}, statusActive: "${known('statusCampaign')}", sort: { asc: true }`)).toEqual(found);
    const reversed = await ask(`${own}, sort: { asc: false }`);
    expect(reversed.content).toEqual(found.content.toReversed());
    const nothing = [
      `${own}, campaignActionId: "none"`,
      `${own}, statusActive: "NEVER"`,
      `partyId: "${org}", campaignId: "999999"`,
      `partyId: "another", campaignId: "${known('campaignId')}"`,
    ];
    for (const wish of nothing) expect(await ask(wish)).toMatchObject({ total: 0, empty: true, content: [] });
  });
});
