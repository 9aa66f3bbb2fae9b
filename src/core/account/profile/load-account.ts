import type { AccountView } from '#core/account/account.ts';
import type { ProfileGateway } from '#core/account/profile-gateway.port.ts';
import type { Favourites } from '#core/catalogue/favourites/favourites.port.ts';
import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import type { OrderHistory } from '#core/orders/order-history.port.ts';
import type { Service } from '#core/services/service.ts';
import type { ServiceGateway } from '#core/services/service-gateway.port.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import { serviceStates } from '#core/shared/service-status.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import type { ContactGateway } from './contact-gateway.port.ts';

export type LoadAccountPorts = VisitorPorts & {
  readonly profiles: ProfileGateway;
  readonly contacts: ContactGateway;
  readonly services: ServiceGateway;
  readonly history: OrderHistory;
  readonly favourites: Favourites;
};

const allOrders = { keyword: null, status: null, page: 1 } as const;

/** Personal data and counts; a failed part is null. Failures: `login-required`. [ROUTE-29, ROUTE-30, ACC-09] */
export const loadAccount = query(
  (ports: LoadAccountPorts): UseCase<Nothing, AccountView> =>
    () =>
      callAsCustomer(ports)(async ({ partyId, email, phone }) => {
        const { profiles, contacts, services, history, favourites, delay, log } = ports;
        const [person, company, refused, rented, orders, kept] = await Promise.all([
          readWithRetry(delay, () => profiles.person(partyId)),
          profiles.company(partyId),
          contacts.refusedEmail(),
          services.list(partyId),
          history.list(allOrders),
          favourites.list(),
        ]);
        if (!person.ok) return person;
        return ok({
          person: person.value,
          username: email === '' ? phone : email,
          company: valueOr(log, 'Failed to fetch the company of a customer', company, null),
          refusedEmail: valueOr(log, 'Failed to ask whether mails of a customer are refused', refused, null),
          counts: {
            services: countRunning(valueOr(log, 'Failed to count services', rented, null)),
            orders: valueOr(log, 'Failed to count orders', orders, null)?.total ?? null,
            favourites: valueOr(log, 'Failed to count favourites', kept, null)?.total ?? null,
          },
        });
      }),
);

/** Those that are not over; null when they could not be loaded. */
const countRunning = (services: readonly Service[] | null): number | null =>
  services?.filter(({ status }) => !serviceStates[status].isOver).length ?? null;
