import type { Provider } from '#core/account/account.ts';

/** Texts of the log-in and of all login methods. */
export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  zalo: 'Zalo',
};
