import type { EntryKind } from '#core/balance-rules/ledger.ts';
import type { BankTransfer } from '#core/payment/payment.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { OrderId, TopUpId } from '#core/shared/ids.ts';

/** A movement of the customer's balance; amounts in đồng, times in ms since 1970 UTC. */
export type BalanceEntry = {
  readonly id: string;
  readonly kind: EntryKind;
  /** Negative when it takes from the balance. */
  readonly change: Dong;
  readonly at: number;
  /** The order that it paid or that was refunded. */
  readonly order: { readonly id: OrderId; readonly number: string } | null;
  /** Number of the top-up that it is the money of. */
  readonly topUp: string | null;
  /** Why the shop corrected the balance; empty for all others. */
  readonly reason: string;
};

/** A page of the entries, newest first; the last page where a later one was asked for. */
export type Balance = {
  readonly balance: Dong;
  readonly page: number;
  readonly pages: number;
  readonly entries: readonly BalanceEntry[];
};

/** A transfer to the balance that the customer may make; any amount counts as it arrives. */
export type TopUp = {
  readonly id: TopUpId;
  /** `NT00000042`, which the payer writes. */
  readonly number: string;
  /** Asked for by the QR code, and arrived so far. */
  readonly amount: Dong;
  readonly received: Dong;
  /** EMVCo text of a VietQR code. */
  readonly qrText: string;
  readonly transfer: BankTransfer;
  /** The bank that plays in development; null otherwise. */
  readonly sandboxUrl: string | null;
};
