import { expect, test } from 'vitest';
import { fakeProviders } from '#adapters/memory/accounts/account-providers.ts';
import { fail } from '#core/shared/result.ts';
import { expectOk, kindOf, openShop } from '#test/kit/fakes/shop.ts';

test('ACC-01 the provider list loads, also after one failed attempt', async () => {
  let asked = 0;
  const { useCases } = openShop({
    change: ({ accounts }) => ({
      accounts: {
        ...accounts,
        loginProviders: async () => {
          asked += 1;
          return asked === 1 ? fail({ kind: 'unreachable' }) : accounts.loginProviders();
        },
      },
    }),
  });
  expect(expectOk(await useCases.loadLoginProviders({}))).toEqual(fakeProviders);
});

test('ACC-01 a service that stays down is reported as a failure, not as an empty list', async () => {
  const { useCases } = openShop({
    change: ({ accounts }) => ({
      accounts: { ...accounts, loginProviders: async () => fail({ kind: 'unreachable' }) },
    }),
  });
  expect(kindOf(await useCases.loadLoginProviders({}))).toBe('unreachable');
});
