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
  avatar: (org: string) => `/v1/customers/${segment(org)}/avatar`,
} as const;
