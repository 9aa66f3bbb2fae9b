import { expect, test } from 'vitest';
import { organisationId } from '#contracts/organisation.ts';
import { eachBackend, setClock } from '#test/kit/backends.ts';
import { backendCatalogue } from './backend-catalogue.ts';
import { pricePlanContract } from './instalment-plans.contract.ts';

eachBackend('price plans', (backend) => {
  const { url } = backend;
  pricePlanContract('graphql over the reference backend', async () => backendCatalogue(url));

  test('ENT-12 INS-01 GQL-05 the operations return the fields of the specification', async () => {
    const at = 'partnerId: $partnerId, storeChannel: "", productId: $productId';
    const query = `query ($partnerId: String!, $productId: String!) {
      getPricePlans(${at}) { id interestRate loanTenure firstPaymentPercent monthlyInterestRate }
      getPriceForProductOptionAndPricePlan(${at}, options: [], pricePlanId: "tra-gop-12") {
        productId price priceInstallment loanTenure firstMonth nextMonth }
      getPriceInstallment(${at}, options: [], pricePlanId: "tra-gop-12", quantity: 1) {
        firstMonth { bare collateral vat total } nextMonth { bare collateral vat total } totalPrice } }`;
    const bareMetalS = await productIdOf('bare-metal-s');
    const data = await onDay(Date.UTC(2026, 9, 5), () =>
      ask(query, { partnerId: organisationId, productId: bareMetalS }),
    );
    expect(data).toEqual({
      getPricePlans: [
        { id: 'tra-gop-6', interestRate: 9.6, loanTenure: 6, firstPaymentPercent: 30, monthlyInterestRate: 0.8 },
        { id: 'tra-gop-12', interestRate: 12, loanTenure: 12, firstPaymentPercent: 30, monthlyInterestRate: 1 },
      ],
      getPriceForProductOptionAndPricePlan: {
        productId: bareMetalS,
        price: 30_132_000,
        priceInstallment: 32_452_164,
        loanTenure: 12,
        firstMonth: 9_039_599,
        nextMonth: 2_128_415,
      },
      getPriceInstallment: {
        firstMonth: { bare: 9_039_599, collateral: 0, vat: 723_168, total: 9_762_767 },
        nextMonth: { bare: 2_128_415, collateral: 0, vat: 170_273, total: 2_298_688 },
        totalPrice: 35_048_335,
      },
    });
  });

  const ask = async (query: string, variables: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${url}/product-service/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    // The data of a GraphQL response; the test compares it whole.
    return ((await answer.json()) as { readonly data?: unknown }).data;
  };

  /** Runs the work with the backend's clock at `now` (ms since 1970 UTC), because the VAT depends on the day. */
  const onDay = async <Value>(now: number, work: () => Promise<Value>): Promise<Value> => {
    await setClock(backend, now);
    try {
      return await work();
    } finally {
      await setClock(backend, null);
    }
  };

  const productIdOf = async (slug: string): Promise<string> => {
    const product = await backendCatalogue(url).product(slug);
    if (!product.ok) throw new Error(`${slug} is missing`);
    return product.value.id;
  };
});
