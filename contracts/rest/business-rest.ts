/** Answer of GET /v2/business/{taxCode} of VietQR; `data` only for code «00». [https://api.vietqr.io] */
export type WireBusinessAnswer = {
  readonly code: string;
  readonly desc: string;
  readonly data?: WireBusiness | null;
};

export type WireBusiness = {
  readonly id: string;
  readonly name: string;
  readonly internationalName?: string | null;
  readonly shortName?: string | null;
  readonly address?: string | null;
};

/** Where the stand-in register of development answers, below the backend's origin. */
export const SANDBOX_REGISTER = '/sandbox-company-directory/v2/business';
/** A company that it knows. */
export const SAMPLE_TAX_CODE = '9900000016';
