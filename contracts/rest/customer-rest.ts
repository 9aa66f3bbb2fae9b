/** Addresses, as the public client of these services sends them, and pictures. */
export type WireReceiverInput = {
  readonly name: string;
  readonly phone: string;
  readonly province_code: string;
  /** Legacy field of the model with districts; always empty. */
  readonly district_code?: string | null;
  readonly ward_code: string;
  /** House number and street. */
  readonly address: string;
  readonly address_default?: boolean | null;
};

export type WireReceiverInfo = {
  readonly id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly province_code: string;
  readonly province: string;
  readonly district_code: string | null;
  readonly ward_code: string;
  readonly ward: string;
  /** Model that the codes belong to. */
  readonly admin_version: string;
  readonly address_default: boolean;
};

/** Body of POST /v1/customers/{org}. */
export type WireNewCustomer = {
  readonly name: string;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly address?: string | null;
  readonly birthDate?: string | null;
  readonly createdBy?: string | null;
  readonly sourceCustomer?: string | null;
};

/** Answer to POST /v1/customers/{org}/avatar `{image}` (base64): a path relative to the media origin. */
export type WireAvatar = { readonly path: string };

const segment = encodeURIComponent;

/** Relative to the services' origin. */
export const customerPaths = {
  receivers: (org: string, owner: string) => `/v2/receiver-infos/${segment(org)}/owner/${segment(owner)}`,
  receiver: (org: string, owner: string, id: string) =>
    `/v2/receiver-infos/${segment(org)}/owner/${segment(owner)}/${segment(id)}?updated_by=${segment(owner)}`,
  removeReceiver: (org: string, owner: string, id: string) =>
    `/v2/receiver-infos/${segment(org)}/owner/${segment(owner)}/${segment(id)}?deleted_by=${segment(owner)}`,
  /** POST: createCustomerV2, as in graphql/user.graphql */
  customers: (org: string) => `/v1/customers/${segment(org)}`,
  /** GET: getPersonByPartyId */
  person: (org: string, party: string) => `/v1/customers/${segment(org)}/${segment(party)}`,
  /** GET: getVatInfoByOwnerPartyId */
  company: (org: string, party: string) => `/v1/customers/${segment(org)}/${segment(party)}/vat-info`,
  /** GET: getOwnIdentityNumber */
  identityNumber: (org: string) => `/v1/customers/${segment(org)}/identity-number`,
  /** GET: getCollegesByProvinceId */
  colleges: (org: string) => `/v1/customers/${segment(org)}/colleges`,
  avatar: (org: string) => `/v1/customers/${segment(org)}/avatar`,
} as const;
