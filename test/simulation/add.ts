import type { Shopper } from './shopper.ts';

/** A press of «Thêm vào giỏ hàng»: what the shopper knows of it. */
export type Add = {
  readonly shopper: Shopper;
  readonly idempotencyKey: string;
  /** Who he was then: a browser's anonymous time or a customer. */
  holder: string;
  /** Total with VAT that the page showed; null where none was shown. */
  readonly expectedTotal: number | null;
  /** He was told that it is in; or he cannot know; or he was told that it is not, and nothing before was uncertain. */
  told: 'in' | 'perhaps' | 'not';
  removed: 'no' | 'perhaps' | 'yes';
};
