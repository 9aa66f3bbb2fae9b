import type { Provider } from '#core/account/account.ts';

/** While the names of this installation are unknown. */
export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  zalo: 'Zalo',
  openid: 'OpenID',
};
