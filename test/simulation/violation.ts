export type ViolationKind =
  | 'lost'
  | 'doubled'
  | 'resurrected'
  | 'foreign-cart'
  | 'charged-otherwise'
  | 'second-order'
  | 'second-payment'
  | 'stuck';

/** What the shop promised and did not keep. */
export class Violation extends Error {
  readonly kind: ViolationKind;
  constructor(kind: ViolationKind, detail: string) {
    super(`${kind}: ${detail}`);
    this.kind = kind;
  }
}
