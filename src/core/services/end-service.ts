import { type BankAccount, parseBankAccount } from '#core/ending-rules/bank-account.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Notice, Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { EndingPorts } from './load-service-ending.ts';
import type { EndingState } from './service-ending.port.ts';
import type { ServiceGateway } from './service-gateway.port.ts';

type EndPorts = EndingPorts & { readonly services: ServiceGateway };
type OfService = Keyed & { readonly id: ServiceId };
/** The service's name, typed by its owner. */
type Confirmed = OfService & { readonly confirmation: string };

export type AskRefundCommand = Confirmed & BankAccount & { readonly expectedRefund: Dong };

/** Whether the owner typed the name; null when they did. */
const refuseOtherName = async (ports: EndPorts, { id, confirmation }: Confirmed): Promise<ShopFailure | null> => {
  const service = await callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.services.detail(id)));
  if (!service.ok) return service.failure;
  return cleanTyped(confirmation) === cleanTyped(service.value.name)
    ? null
    : { kind: 'invalid-fields', fields: { confirmation: 'service-name' } };
};

/** Asking again with the same key changes nothing twice, so an unknown outcome is asked again. */
const write = async (
  ports: EndPorts,
  { id, idempotencyKey }: OfService,
  notice: Notice,
  send: (key: IdempotencyKey) => Promise<Result<EndingState, PortFailure>>,
  reading?: (failure: PortFailure) => ShopFailure,
): Promise<Result<Outcome, ShopFailure>> => {
  const key = deriveIdempotencyKey(idempotencyKey, 'ending');
  const written = await callAsCustomer(ports, reading)(() => writeOnce(ports.delay, () => send(key)));
  return written.ok ? ok({ goTo: paths.service(id, 'gia-han'), notice, notify: null }) : written;
};

/**
 * The service ends with its term; until then it can be kept. Failures: `login-required`, `not-found`,
 * `invalid-fields`, `service-action-impossible`, `service-in-open-order`. [SVC-01]
 */
export const cancelService = command(
  (ports: EndPorts): UseCase<Confirmed, Outcome> =>
    async (given) => {
      const refusal = await refuseOtherName(ports, given);
      if (refusal) return fail(refusal);
      return write(ports, given, 'service-cancelled', (key) => ports.ending.cancel(given.id, key));
    },
);

/** Takes the cancellation back. Failures: as `cancelService`. [SVC-01] */
export const keepService = command(
  (ports: EndPorts): UseCase<OfService, Outcome> =>
    (given) =>
      write(ports, given, 'service-kept', (key) => ports.ending.keep(given.id, key)),
);

/**
 * Asks the staff to end a service now and to give back what the policy gives. Failures: as `cancelService`,
 * `refund-impossible`, `price-changed`, `instalment-in-open-order`. [SVC-01]
 */
export const askRefund = command(
  (ports: EndPorts): UseCase<AskRefundCommand, Outcome> =>
    async (given) => {
      const account = parseBankAccount(given);
      if (!account.ok) return fail({ kind: 'invalid-fields', fields: account.failure });
      const refusal = await refuseOtherName(ports, given);
      if (refusal) return fail(refusal);
      const { id, expectedRefund } = given;
      return write(
        ports,
        given,
        'refund-asked',
        (key) => ports.ending.askRefund(id, account.value, expectedRefund, key),
        (failure) => toShopFailure(failure, { expectedTotal: expectedRefund }),
      );
    },
);
