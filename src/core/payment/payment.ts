import type { Dong } from '#core/shared/dong.ts';
import type { InvoiceId, OrderId, PaymentId } from '#core/shared/ids.ts';

export type PaymentMethod = {
  readonly id: string;
  /** VIETQR, VNPAY … */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Relative to the media origin. */
  readonly image: string | null;
  /** By QR code or by hand, or on the gateway's own page. */
  readonly kind: 'transfer' | 'redirect';
  /** Origins that a form without script is redirected to. */
  readonly redirectOrigins: readonly string[];
};

export type PaymentState = 'waiting' | 'paid' | 'failed' | 'expired';

export type PaymentRules = {
  /** The provider has not answered. */
  readonly isWaiting: boolean;
  readonly isPaid: boolean;
  /** The provider refused it. */
  readonly isDeclined: boolean;
  /** No money comes any more. */
  readonly isLost: boolean;
};

export const paymentStates: Readonly<Record<PaymentState, PaymentRules>> = {
  waiting: { isWaiting: true, isPaid: false, isDeclined: false, isLost: false },
  paid: { isWaiting: false, isPaid: true, isDeclined: false, isLost: false },
  failed: { isWaiting: false, isPaid: false, isDeclined: true, isLost: true },
  expired: { isWaiting: false, isPaid: false, isDeclined: false, isLost: true },
};

export const isWaitingPayment = ({ state }: { readonly state: PaymentState }): boolean =>
  paymentStates[state].isWaiting;

export type BankTransfer = {
  readonly bank: string;
  readonly bin: string;
  readonly accountNumber: string;
  readonly accountName: string;
  /** Order number, ASCII, at most 25 characters. */
  readonly content: string;
};

export type Payment = {
  readonly id: PaymentId;
  readonly orderId: OrderId;
  readonly invoiceId: InvoiceId | null;
  readonly methodCode: string;
  readonly amount: Dong;
  readonly state: PaymentState;
  /** EMVCo text of the QR code; null for other methods. */
  readonly qrText: string | null;
  /** Gateway page; null for a QR code. */
  readonly redirectUrl: string | null;
  readonly deeplink: string | null;
  readonly deeplinkMiniApp: string | null;
  readonly transfer: BankTransfer | null;
  /** Sandbox bank, only when configured. */
  readonly sandboxUrl: string | null;
  /** ms since 1970 UTC. */
  readonly createdAt: number;
  readonly expiresAt: number;
  /** The bank's reference. */
  readonly transactionId: string | null;
};

/** Then the page stops polling and offers the code again. */
export const PAYMENT_POLLING_MS = 15 * 60_000;
