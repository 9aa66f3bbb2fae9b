import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Provider } from '#core/account/account.ts';
import { fail, ok } from '#core/shared/result.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { addCustomer, nextRequest as asRequest, logInAs } from '#test/kit/people.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { sameBrowser } from '#test/ui/order-pages.tsx';
import { providerNames } from '#ui/blocks/person/provider-names.vi.ts';

const shownButtons = (): readonly string[] =>
  within(screen.getByRole('main'))
    .queryAllByRole('button', { name: /Google|Facebook|Zalo|Công Ty Mẹ/ })
    .map((button) => /Google|Facebook|Zalo|Công Ty Mẹ/.exec(button.textContent ?? '')?.[0] ?? '');
const withProviders = (...providers: readonly Provider[]) => ({
  loadLoginProviders: async () =>
    ok(providers.map((id) => ({ id, name: id === 'openid' ? 'Công Ty Mẹ' : providerNames[id], origins: [] }))),
});

describe('provider buttons', () => {
  test.each(['/dang-nhap', '/dang-ky'])(
    'ACC-01 on %s there is one button for each provider that the shop has',
    async (path) => {
      await openPage(path);
      expect(shownButtons()).toEqual(['Google', 'Facebook', 'Zalo']);
      await openPage(path, { useCases: () => withProviders('zalo') });
      expect(shownButtons()).toEqual(['Zalo']);
      await openPage(path, { useCases: () => withProviders('google', 'openid') });
      expect(shownButtons()).toEqual(['Google', 'Công Ty Mẹ']);
      await openPage(path, { useCases: () => withProviders() });
      expect(shownButtons()).toEqual([]);
    },
  );

  test('ACC-01 when the provider list fails to load, the page renders without the buttons', async () => {
    await openPage('/dang-nhap', {
      useCases: () => ({ loadLoginProviders: async () => fail({ kind: 'unreachable' }) }),
    });
    expect(shownButtons()).toEqual([]);
    expect(screen.getByLabelText(/^Mật khẩu/)).toBeTruthy();
  });

  test('ACC-10 a provider that the shop does not have cannot be linked', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    await logInAs(asRequest(shop));
    await openPage('/lien-ket-tai-khoan', { ...sameBrowser(shop), useCases: () => withProviders('google') });
    expect(shownButtons()).toEqual(['Google']);
    await openPage('/lien-ket-tai-khoan', { ...sameBrowser(shop), useCases: () => withProviders('google', 'openid') });
    expect(shownButtons()).toEqual(['Google', 'Công Ty Mẹ']);
  });

  test('ACC-10 the security page names a linked OpenID provider as its button does, and by a general name once it is gone', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    await logInAs(asRequest(shop));
    const linkedAccounts = [{ id: 'l1', provider: 'openid', name: 'lan@example.vn' }] as const;
    const openSecurity = (...providers: readonly Provider[]) =>
      openPage('/quan-ly-tai-khoan/bao-mat', {
        ...sameBrowser(shop),
        useCases: (own) => ({
          ...withProviders(...providers),
          loadSecurity: async () => ok({ ...expectOk(await own.loadSecurity({})), linkedAccounts }),
        }),
      });
    await openSecurity('google', 'openid');
    expect(screen.getByText('Công Ty Mẹ')).toBeTruthy();
    await openSecurity('google');
    expect(screen.getByText('OpenID')).toBeTruthy();
  });
});
