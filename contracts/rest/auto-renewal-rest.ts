export const autoRenewalPaths = {
  all: '/v1/auto-renewals',
  one: (serviceId: string) => `/v1/auto-renewals/${encodeURIComponent(serviceId)}`,
} as const;

/** GET /v1/auto-renewals: ids of the customer's services that are renewed from the prepaid balance. */
export type AutoRenewalsAnswer = { readonly data: readonly string[] };

/** PUT /v1/auto-renewals/{serviceId}; answers `{ data: true }`. */
export type AutoRenewalBody = { readonly isOn: boolean };
