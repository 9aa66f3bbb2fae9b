import type { PaymentDeps } from './environment.ts';
import type { PaymentRow } from './schema.ts';
import { signedVnpayQuery, vnpayAmount, vnpayTime } from './vnpay.ts';

/** Address of the sandbox bank's page for a payment; null where the bank is a real one. */
export const sandboxAddress = (deps: PaymentDeps, paymentId: string): string | null =>
  deps.environment.payments.sandboxBank ? `${deps.ownOrigin()}/sandbox-bank/${paymentId}` : null;

/**
 * Where a browser pays by the redirect gateway: the gateway's page with a signed query; null for a QR. The same payment
 * always has the same address. [VNPAY 2.1.0, pay]
 */
export const gatewayAddress = (deps: PaymentDeps, payment: PaymentRow): string | null => {
  if (payment.methodCode !== 'VNPAY') return null;
  const page = deps.environment.payments.gatewayUrl ?? sandboxAddress(deps, payment.id);
  if (page === null) return null;
  const query = signedVnpayQuery(
    {
      vnp_Version: '2.1.0',
      vnp_Command: 'pay',
      vnp_TmnCode: deps.environment.payments.terminal,
      vnp_Amount: vnpayAmount(payment.amount),
      vnp_CurrCode: 'VND',
      vnp_TxnRef: payment.id,
      vnp_OrderInfo: `Thanh toan don hang ${payment.orderNumber}`,
      vnp_OrderType: 'other',
      vnp_Locale: 'vn',
      vnp_ReturnUrl: payment.returnUrl,
      vnp_IpAddr: '127.0.0.1',
      vnp_CreateDate: vnpayTime(payment.createdAt),
      vnp_ExpireDate: vnpayTime(payment.expiresAt),
    },
    deps.environment.payments.gatewaySecret,
  );
  return `${page}?${query}`;
};
