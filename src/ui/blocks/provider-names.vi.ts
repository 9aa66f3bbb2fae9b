import type { Provider } from '#core/account/account.ts';

export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  zalo: 'Zalo',
};
