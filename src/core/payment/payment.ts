import type { Dong } from '#core/shared/dong.ts';
import type { InvoiceId, OrderId, PaymentId } from '#core/shared/ids.ts';

export type PaymentMethod = {
  readonly id: string;
  /** VIETQR, VNPAY … */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Path relative to the media origin, or null. */
  readonly image: string | null;
  /** A transfer by QR code or by hand, or a redirect to the gateway's own page. */
  readonly kind: 'transfer' | 'redirect';
  /** Origins that a form without script is sent on to when this method is chosen. */
  readonly redirectOrigins: readonly string[];
};

export type PaymentState = 'waiting' | 'paid' | 'failed' | 'expired';

/** Data for a manual bank transfer; each field has a copy button. */
export type BankTransfer = {
  readonly bank: string;
  readonly bin: string;
  readonly accountNumber: string;
  readonly accountName: string;
  /** The order number, ASCII, at most 25 characters. */
  readonly content: string;
};

export type Payment = {
  readonly id: PaymentId;
  readonly orderId: OrderId;
  readonly invoiceId: InvoiceId | null;
  readonly methodCode: string;
  readonly amount: Dong;
  readonly state: PaymentState;
  /** EMVCo text of the VietQR code; null for other methods. */
  readonly qrText: string | null;
  /** URL of the gateway's page; null for a QR code. */
  readonly redirectUrl: string | null;
  readonly deeplink: string | null;
  readonly deeplinkMiniApp: string | null;
  readonly transfer: BankTransfer | null;
  /** URL of the sandbox bank; present only when configured. */
  readonly sandboxUrl: string | null;
  /** ms since 1970 UTC. */
  readonly createdAt: number;
  readonly expiresAt: number;
  /** The bank's reference after payment. */
  readonly transactionId: string | null;
};

/** How long the page polls a payment, in ms; then it offers «Tạo mã mới». */
export const PAYMENT_POLLING_MS = 15 * 60_000;
