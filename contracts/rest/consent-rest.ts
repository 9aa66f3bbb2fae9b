/** The shop's own `POST /consent/v1/proofs`, idempotent per id; nothing identifies the visitor. [CON-01] */
export type ConsentProofBody = {
  /** 128 random bits as 32 hexadecimal digits. */
  readonly id: string;
  /** Version of the consent text. */
  readonly version: number;
  /** Time of the decision, ms since 1970 UTC; equals the browser's record. */
  readonly at: number;
  readonly chat: boolean;
  readonly statistics: boolean;
  readonly ads: boolean;
};
export type ConsentProofAnswer = { readonly data: { readonly id: string } };
