/**
 * Proofs of consent over REST. No public client knows them, so they are shaped here: `POST /consent/v1/proofs`. The same id
 * again is the same proof and changes nothing. Nothing says who it was. [CON-01]
 */
export type ConsentProofBody = {
  /** 128 random bits as 32 hexadecimal digits. */
  readonly id: string;
  /** Version of the question. */
  readonly version: number;
  /** When it was answered, ms since 1970 UTC; the visitor's own browser holds the same moment. */
  readonly at: number;
  readonly chat: boolean;
  readonly statistics: boolean;
  readonly ads: boolean;
};
export type ConsentProofAnswer = { readonly data: { readonly id: string } };
