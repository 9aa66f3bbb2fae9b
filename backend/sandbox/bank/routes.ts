import { type Context, Hono } from 'hono';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { providerOf } from '#backend/payments/payment-addresses.ts';
import { PAYMENT_TTL_MS } from '#backend/payments/payment-state.ts';
import type { Fields, NotificationOutcome, PaymentProvider } from '#backend/payments/provider.ts';
import { findPayment } from '#backend/payments/read-payments.ts';
import { findTopUp } from '#backend/payments/top-ups/top-ups.ts';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { pagePolicy } from '#backend/platform/pages/page-policy.ts';
import { type BankAction, isBankAction, notifyShop, type Playable, reportOf } from './bank-action.ts';
import { type Played, renderProblemPage, renderSandboxPage } from './bank-page.ts';
import { sandboxStyle } from './bank-style.ts';

const PATH = '/sandbox-bank/:paymentId';

const findPlayable = async (deps: PaymentDeps, id: string): Promise<Playable | null> => {
  const payment = await findPayment(deps, id);
  if (payment) return { ...payment, shopPath: `/thanh-toan/${payment.orderId}` };
  const topUp = await findTopUp(deps.db, { id });
  if (!topUp) return null;
  const { number: orderNumber, amount, methodCode } = topUp;
  const shopPath = `/so-du?nap=${id}`;
  const expiresAt = deps.clock.now() + PAYMENT_TTL_MS;
  return { id, orderNumber, amount, methodCode, state: 'waiting', expiresAt, returnUrl: '', shopPath };
};

const playedIn = async (deps: PaymentDeps, c: Context): Promise<Played | null> => {
  const payment = await findPlayable(deps, c.req.param('paymentId') ?? '');
  const provider = payment && providerOf(deps, payment.methodCode);
  return payment && provider ? { payment, provider } : null;
};

const unknownPayment = (c: Context) =>
  c.html(renderProblemPage('Không tìm thấy giao dịch', 'Mã giao dịch này không có ở ngân hàng thử nghiệm.'), 404);

/** Detects a changed URL. The plain link below a QR code has no query, and `answer` is the bank's own. */
const isFromShop = (provider: PaymentProvider, { answer: _, ...query }: Fields): boolean =>
  provider.kind === 'transfer' || Object.keys(query).length === 0 || provider.sandbox.isFromShop(query);

/** Returns the shop's outcomes; `return-only` reports nothing. */
const performAction = async (
  deps: PaymentDeps,
  { payment, provider }: Played,
  action: BankAction,
): Promise<readonly NotificationOutcome[]> => {
  if (action === 'return-only') return [];
  const report = reportOf(deps, payment, action);
  const first = await notifyShop(deps, provider, report);
  return action === 'twice' ? [first, await notifyShop(deps, provider, report)] : [first];
};

/** A redirect gateway sends the browser back to the shop; a banking app shows the result. */
const nextUrl = (
  deps: PaymentDeps,
  { payment, provider }: Played,
  action: BankAction,
  said: readonly NotificationOutcome[],
): string => {
  if (provider.kind === 'transfer') return `/sandbox-bank/${payment.id}?answer=${said.join(',') || 'none'}`;
  const back = new URL(payment.returnUrl);
  const given = back.search === '' ? '?' : `${back.search}&`;
  return `${back.origin}${back.pathname}${given}${new URLSearchParams(provider.sandbox.report(reportOf(deps, payment, action)))}`;
};

/** Replaces the banking app and the gateway's page; uses only signed notifications and return URLs. */
export const sandboxBankRoutes = (deps: PaymentDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const policy = pagePolicy(sandboxStyle, { formOrigins: [deps.environment.publicOrigin] });
  app.use(PATH, async (c, next) => {
    c.header('content-security-policy', policy);
    await next();
  });
  app.get(PATH, async (c) => {
    const played = await playedIn(deps, c);
    if (!played) return unknownPayment(c);
    if (!isFromShop(played.provider, c.req.query()))
      return c.html(renderProblemPage('Sai chữ ký', 'Yêu cầu thanh toán không mang chữ ký của cửa hàng.'), 400);
    return c.html(renderSandboxPage(deps, played, c.req.query('answer') ?? null));
  });
  app.post(PATH, async (c) => {
    const played = await playedIn(deps, c);
    if (!played) return unknownPayment(c);
    const { deed: action } = await c.req.parseBody();
    if (!isBankAction(action))
      return c.html(renderProblemPage('Không hiểu yêu cầu', 'Hãy chọn một thao tác trên trang.'), 400);
    return c.redirect(nextUrl(deps, played, action, await performAction(deps, played, action)), 303);
  });
  return app;
};
