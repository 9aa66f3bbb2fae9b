import type { Provider } from '#core/account/account.ts';

/** Words of logging in, and what all ways into an account say alike. */
export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  zalo: 'Zalo',
};
