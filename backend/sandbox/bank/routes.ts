import { type Context, Hono } from 'hono';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { findPayment } from '#backend/payments/read-payments.ts';
import type { PaymentRow } from '#backend/payments/schema.ts';
import { isSignedByVnpay } from '#backend/payments/vnpay.ts';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { sandboxPage, sandboxProblemPage } from './bank-page.ts';
import { type BankDeed, bankQuery, isBankDeed, notifyShop } from './notification.ts';

const PATH = '/sandbox-bank/:paymentId';

const unknownPayment = (c: Context) =>
  c.html(sandboxProblemPage('Không tìm thấy giao dịch', 'Mã giao dịch này không có ở ngân hàng thử nghiệm.'), 404);

/** Whether the shop signed the address that led here; the plain link below a QR code has no query. */
const isOfTheShop = (deps: PaymentDeps, query: Readonly<Record<string, string>>): boolean =>
  query.vnp_SecureHash === undefined || isSignedByVnpay(query, deps.environment.payments.gatewaySecret);

/** The pay address of a gateway carries the shop's fields; others, such as our own `answer`, are not part of its hash. */
const gatewayFields = (c: Context): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(c.req.query()).filter(([key]) => key.startsWith('vnp_')));

/** Sends what the deed asks for and says how the shop answered; `return-only` keeps silent. */
const perform = async (deps: PaymentDeps, payment: PaymentRow, deed: BankDeed): Promise<readonly string[]> => {
  if (deed === 'return-only') return [];
  const query = bankQuery(deps, payment, deed);
  const first = await notifyShop(deps, query);
  return deed === 'twice' ? [first, await notifyShop(deps, query)] : [first];
};

/** A redirect gateway sends the browser back; a banking app shows what it has done. */
const nextAddress = (deps: PaymentDeps, payment: PaymentRow, deed: BankDeed, said: readonly string[]): string => {
  if (payment.methodCode !== 'VNPAY') return `/sandbox-bank/${payment.id}?answer=${said.join('-') || 'none'}`;
  const back = new URL(payment.returnUrl);
  const given = back.search === '' ? '?' : `${back.search}&`;
  return `${back.origin}${back.pathname}${given}${bankQuery(deps, payment, deed)}`;
};

/**
 * The sandbox bank plays the payer's banking app and the gateway's page: it shows one payment and does with it what a
 * person chooses. It knows the shop only through signed notifications and return addresses.
 */
export const sandboxBankRoutes = (deps: PaymentDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.get(PATH, async (c) => {
    const payment = await findPayment(deps, c.req.param('paymentId'));
    if (!payment) return unknownPayment(c);
    if (!isOfTheShop(deps, gatewayFields(c)))
      return c.html(sandboxProblemPage('Sai chữ ký', 'Yêu cầu thanh toán không mang chữ ký của cửa hàng.'), 400);
    return c.html(sandboxPage(deps, payment, c.req.query('answer') ?? null));
  });
  app.post(PATH, async (c) => {
    const payment = await findPayment(deps, c.req.param('paymentId'));
    if (!payment) return unknownPayment(c);
    const { deed } = await c.req.parseBody();
    if (!isBankDeed(deed))
      return c.html(sandboxProblemPage('Không hiểu yêu cầu', 'Hãy chọn một thao tác trên trang.'), 400);
    return c.redirect(nextAddress(deps, payment, deed, await perform(deps, payment, deed)), 303);
  });
  return app;
};
