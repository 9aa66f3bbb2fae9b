import { describe, expect, test } from 'vitest';
import { paymentProviders } from '#backend/payments/providers/registry.ts';
import { vnpayProvider } from '#backend/payments/providers/vnpay/vnpay-provider.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { paymentProviderContract, paymentProviderLaws } from './payment-provider.contract.ts';
import { redirectMutants } from './payment-provider.mutants.ts';

/** Variables that give every redirect gateway a page of its own, named after its code. */
const pages = Object.fromEntries(
  paymentProviders.flatMap(({ method, variables }) =>
    Object.keys(variables)
      .filter((name) => name.endsWith('_URL'))
      .map((name) => [name, `https://${method.code.toLowerCase()}.example/pay`]),
  ),
);

for (const definition of paymentProviders) paymentProviderContract({ definition, variables: pages });
describeMutants(
  'PAY-02 mutated gateways',
  paymentProviderLaws.redirect,
  async () => ({ definition: vnpayProvider, variables: pages }),
  redirectMutants,
);

describe('the registry of payment providers', () => {
  test('PAY-01 every provider has its own code and id', () => {
    const { length } = paymentProviders;
    expect(new Set(paymentProviders.map(({ method }) => method.code)).size).toBe(length);
    expect(new Set(paymentProviders.map(({ method }) => method.id)).size).toBe(length);
  });
});
