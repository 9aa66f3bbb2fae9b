import { and, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { publicBackendOrigin, type ServiceApp, type ServiceVariables } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { orderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import type { PaymentDeps } from './environment.ts';
import { providerOf } from './payment-addresses.ts';
import { paymentStateAt } from './payment-state.ts';
import type { RedirectProvider } from './provider.ts';
import { findPayment } from './read-payments.ts';
import { type PaymentRow, payments } from './schema.ts';

type StartDeps = Pick<PaymentDeps, 'db' | 'clock' | 'log' | 'environment' | 'ownOrigin'>;

/**
 * GET /payment-hub/start/{payment}?{signed by the shop}: on to the page that the gateway makes for the payment, asked
 * for once. Back to the shop's payment page when the payment is over or the gateway makes none. 404 for anything that
 * the shop did not sign.
 */
export const startRoutes = (deps: StartDeps, network: typeof fetch = fetch): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.get('/payment-hub/start/:paymentId', async (c) => {
    const payment = await findPayment(deps, c.req.param('paymentId'));
    const provider = payment && providerOf(deps, payment.methodCode);
    if (!payment || provider?.kind !== 'redirect') throw notFound('payment');
    const query = c.req.query();
    if (!provider.sandbox.isFromShop(query) || !Object.values(query).includes(payment.id)) throw notFound('payment');
    const isWaiting = paymentStateAt(payment, deps.clock.now()) === 'WAITING';
    const page = isWaiting ? await findPage(deps, provider, payment, network) : null;
    const back = `${deps.environment.publicOrigin}${paths.payment(orderId(payment.orderId))}`;
    return c.redirect(page ?? back, 303);
  });
  return app;
};

const findPage = async (
  deps: StartDeps,
  provider: RedirectProvider,
  payment: PaymentRow,
  network: typeof fetch,
): Promise<string | null> => {
  if (payment.gatewayPage !== null || provider.requestPage === undefined) return payment.gatewayPage;
  const notifyUrl = `${publicBackendOrigin(deps)}/payment-hub/notify/${provider.code.toLowerCase()}`;
  try {
    const made = await provider.requestPage(payment, { notifyUrl, network });
    if (!provider.formOrigins.includes(new URL(made).origin)) throw new Error('the page is on another origin');
    const unset = and(eq(payments.id, payment.id), isNull(payments.gatewayPage));
    await deps.db.update(payments).set({ gatewayPage: made }).where(unset);
    return made;
  } catch (error) {
    deps.log.error({ err: error }, 'a gateway made no page');
    // A press at the same time may have got it.
    return (await findPayment(deps, payment.id))?.gatewayPage ?? null;
  }
};
