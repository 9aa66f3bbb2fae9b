export type ViolationKind =
  | 'lost'
  | 'doubled'
  | 'resurrected'
  | 'foreign-cart'
  | 'foreign-service'
  | 'charged-otherwise'
  | 'second-order'
  | 'second-payment'
  | 'stuck';

/** A promise of the shop that a session broke. */
export class Violation extends Error {
  readonly kind: ViolationKind;
  constructor(kind: ViolationKind, detail: string) {
    super(`${kind}: ${detail}`);
    this.kind = kind;
  }
}
