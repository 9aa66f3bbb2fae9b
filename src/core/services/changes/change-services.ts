import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import { type PlacedOrder, payForPlacedOrder, succeedWithOrder } from '#core/payment/placed-order.ts';
import type { StartPaymentPorts } from '#core/payment/start-payment.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import { addDong, type Dong, zeroDong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, InstalmentId, OrderId, ProductId, ServiceId } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, type Result } from '#core/shared/result.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { ServiceChangePorts } from './load-changes.ts';
import type { TermChoice } from './service-changes.port.ts';

export type RenewCommand = {
  readonly ids: readonly ServiceId[];
  /** Paid with the same order. [INS-01] */
  readonly dues?: readonly InstalmentId[] | undefined;
  /** Chosen terms by service, such as `12-MONTH`; the current term for the others. */
  readonly terms?: Readonly<Record<string, string>> | undefined;
  /**
   * Displayed totals by id, in đồng with VAT, of a chosen term by id and term, such as `abc-12-MONTH`; unselected ones
   * are ignored. [CART-19]
   */
  readonly expectedTotal: Readonly<Record<string, Dong>>;
  readonly idempotencyKey: IdempotencyKey;
};

export type UpgradeCommand = {
  readonly id: ServiceId;
  readonly plan: ProductId;
  readonly expectedTotal: Dong;
  readonly idempotencyKey: IdempotencyKey;
};

export type ChangeServicesPorts = ServiceChangePorts & StartPaymentPorts & { readonly orders: OrderGateway };

const parseTerm = (service: ServiceId, named: string | undefined): readonly TermChoice[] => {
  const [, term, unit] = /^(\d{1,3})-(MONTH|YEAR)$/.exec(named ?? '') ?? [];
  return term === undefined ? [] : [{ service, term: Number(term), unit: unit === 'YEAR' ? 'YEAR' : 'MONTH' }];
};

const totalKey = (id: string, named: string | undefined): string => (named === undefined ? id : `${id}-${named}`);

/**
 * Renews services and pays instalments with one order; both take effect when it is paid. Failures: `login-required`,
 * `invalid-fields` for an empty selection, `price-changed`, `service-in-open-order`, `product-unavailable`,
 * `instalment-in-open-order`, `instalment-paid`, `earlier-instalment-unpaid`, payment failures. [SVC-01, INS-01,
 * PAY-01]
 */
export const renewServices = command(
  (ports: ChangeServicesPorts): UseCase<RenewCommand, PlacedOrder> =>
    async ({ ids: chosen, dues: months = [], terms: named = {}, expectedTotal, idempotencyKey }) => {
      const [ids, dues] = [[...new Set(chosen)], [...new Set(months)]];
      const all = [...ids, ...dues];
      if (all.length === 0) return fail({ kind: 'invalid-fields', fields: { ids: 'required' } });
      const terms = ids.flatMap((service) => parseTerm(service, named[service]));
      const total = addDong(...all.map((id) => lookUp(expectedTotal, totalKey(id, named[id])) ?? zeroDong));
      return orderAndPay(ports, total, idempotencyKey, (commandKey) =>
        ports.changes.pay({ dues, services: ids, terms }, total, commandKey),
      );
    },
);

/** To a larger plan for the remaining days. Failures: as `renewServices`. [SVC-01, PAY-01] */
export const upgradeService = command(
  (ports: ChangeServicesPorts): UseCase<UpgradeCommand, PlacedOrder> =>
    ({ id, plan, expectedTotal, idempotencyKey }) =>
      orderAndPay(ports, expectedTotal, idempotencyKey, (commandKey) =>
        ports.changes.upgrade(id, plan, expectedTotal, commandKey),
      ),
);

/** Cannot be verified without an id: after `unknown`, the same key returns the same order. */
const orderAndPay = async (
  ports: ChangeServicesPorts,
  expectedTotal: Dong,
  commandKey: IdempotencyKey,
  send: (idempotencyKey: IdempotencyKey) => Promise<Result<OrderId, PortFailure>>,
): Promise<Result<PlacedOrder, ShopFailure>> => {
  const { delay } = ports;
  const idempotencyKey = deriveIdempotencyKey(commandKey, 'change');
  const reading = (failure: PortFailure): ShopFailure => toShopFailure(failure, { expectedTotal });
  const made = await callAsCustomer(ports, reading)(() => writeOnce(delay, () => send(idempotencyKey)));
  if (!made.ok) return made;
  const order = await readWithRetry(delay, () => ports.orders.load(made.value));
  if (!order.ok) return fail(toShopFailure(order.failure));
  const methods = await readWithRetry(delay, () => ports.payments.methods());
  const first = methods.ok ? methods.value[0] : undefined;
  if (first !== undefined) return payForPlacedOrder(ports)(order.value, first.code, commandKey);
  // Without payment methods, the payment page creates the payment later.
  return succeedWithOrder(order.value, null);
};
