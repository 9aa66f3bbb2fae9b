import type { Shopper } from './shopper.ts';

/** One click on «Thêm vào giỏ hàng», as the shopper knows it. */
export type AddAttempt = {
  readonly shopper: Shopper;
  readonly idempotencyKey: string;
  /** The identity that the services saw: an anonymous period of one browser, a customer, or unsure. */
  holder: string;
  /** Total with VAT that the page showed; null where the page showed none. */
  readonly expectedTotal: number | null;
  /** `refused` also means that no earlier attempt with this key was uncertain. */
  answer: 'accepted' | 'uncertain' | 'refused';
  removed: 'no' | 'uncertain' | 'yes';
};
