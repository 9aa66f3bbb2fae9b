import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { readBalance } from '#backend/balances/ledger.ts';
import {
  findPendingChanges,
  lockChangeableServices,
} from '#backend/cloud-services/changes/lock-changeable-services.ts';
import { placeRenewal } from '#backend/cloud-services/changes/order-changes.ts';
import { listRenewals } from '#backend/cloud-services/changes/price-changes.ts';
import { type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { shownName } from '#backend/cloud-services/service-wire.ts';
import { servicePage } from '#backend/cloud-services/set-up/service-mails.ts';
import { shortBalanceMail } from '#backend/mails/auto-renewal-mails.vi.ts';
import { orders } from '#backend/order-store/schema.ts';
import { queueOrderMail } from '#backend/orders/order-mails.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { settleFromBalance } from '#backend/payments/top-ups/pay-from-balance.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { Job } from '#backend/platform/job.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import {
  AUTO_RENEWAL_DAYS,
  type AutoRenewalStep,
  planAutoRenewals,
  SHORT_BALANCE_DAYS,
} from '#core/balance-rules/auto-renewal.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { formatDate } from '#core/shared/calendar.ts';
import type { Dong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import * as paths from '#core/shared/paths.ts';
import { runningStatuses } from '#core/shared/service-status.ts';
import { autoRenewals, autoRenewedTerms } from './auto-renewal-schema.ts';

type Deps = PaymentDeps;

/** The longest lead time plus one day for the time of day. */
const LOOKAHEAD_MS = (SHORT_BALANCE_DAYS + 1) * DAY_MS;

const isSwitchedOn = and(
  eq(orders.ownerLoggedIn, true),
  eq(cloudServices.endsWithTerm, false),
  inArray(cloudServices.status, [...runningStatuses]),
);

/** Services whose term ends soon or has ended, by the customer whose balance pays. */
const findSwitchedOn = async (db: Database, now: number): Promise<ReadonlyMap<string, readonly OwnedService[]>> => {
  const ids = db.select({ id: autoRenewals.serviceId }).from(autoRenewals);
  const found = await selectOwnedServices(db).where(
    and(isSwitchedOn, inArray(cloudServices.id, ids), lt(cloudServices.endDate, now + LOOKAHEAD_MS)),
  );
  const byOwner = new Map<string, readonly OwnedService[]>();
  for (const owned of found) {
    const owner = owned.order.ownerPartyId;
    if (owner !== null) byOwner.set(owner, [...(byOwner.get(owner) ?? []), owned]);
  }
  return byOwner;
};

const readTerms = (db: Database, services: readonly OwnedService[]) =>
  db
    .select()
    .from(autoRenewedTerms)
    .where(
      inArray(
        autoRenewedTerms.serviceId,
        services.map(({ service }) => service.id),
      ),
    );

/** What is to be done today for one customer, whose balance is `balance` đồng. */
const planFor = async (
  db: Database,
  services: readonly OwnedService[],
  { balance, now }: { readonly balance: Dong; readonly now: number },
): Promise<readonly AutoRenewalStep[]> => {
  const rows = services.map(({ service }) => service);
  const renewals = await listRenewals(db, rows, { now, vatPercent: vatPercentOn(now) });
  const busy = await findPendingChanges(
    db,
    rows.map(({ id }) => id),
  );
  const terms = await readTerms(db, services);
  return planAutoRenewals(
    balance,
    rows.map(({ id, endDate }) => {
      const term = terms.find((each) => each.serviceId === id && each.endDate === endDate);
      return {
        id,
        daysLeft: daysUntil(endDate, now),
        price: renewals.find(({ bought }) => bought.service.id === id)?.amounts.gross ?? null,
        isBusy: busy.has(id),
        isRenewed: (term?.orderId ?? null) !== null,
        isTold: (term?.toldAt ?? null) !== null,
      };
    }),
  );
};

/** Under the service's lock: still switched on, due and not renewed for this term. */
const isStillDue = async (
  tx: Transaction,
  { id, endDate, endsWithTerm }: OwnedService['service'],
  now: number,
): Promise<boolean> => {
  const isOn = (await tx.$count(autoRenewals, eq(autoRenewals.serviceId, id))) > 0;
  const [term] = await tx
    .select()
    .from(autoRenewedTerms)
    .where(and(eq(autoRenewedTerms.serviceId, id), eq(autoRenewedTerms.endDate, endDate)));
  const isRenewed = (term?.orderId ?? null) !== null;
  return isOn && !endsWithTerm && !isRenewed && daysUntil(endDate, now) <= AUTO_RENEWAL_DAYS;
};

/**
 * Places the order of one more term and pays it, or does nothing: both are one transaction under the service's lock, so
 * that a customer who renews by hand at the same moment comes first or finds the order.
 */
const renew = (deps: Deps, partyId: string, { id }: AutoRenewalStep): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    // No browser has this session.
    const visitor = { sessionId: newId(), partyId, guestSessionId: null, staff: false };
    const [service] = await lockChangeableServices(tx, visitor, [id]);
    if (!service || !(await isStillDue(tx, service, now))) return;
    const { orderId, gross } = await placeRenewal(deps, tx, visitor, service, now);
    await settleFromBalance(deps, tx, { orderId, expected: gross, partyId, by: 'auto-renewal' });
    const { endDate } = service;
    await tx
      .insert(autoRenewedTerms)
      .values({ serviceId: id, endDate, orderId })
      .onConflictDoUpdate({ target: [autoRenewedTerms.serviceId, autoRenewedTerms.endDate], set: { orderId } });
  });

/** Once per term. The mail goes to the address of the order that bought the service. */
const tellShort = (
  deps: Deps,
  { service, order }: OwnedService,
  { price, balance }: { readonly price: Dong; readonly balance: Dong },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { id: serviceId, endDate } = service;
    const toldAt = deps.clock.now();
    const [fresh] = await tx
      .insert(autoRenewedTerms)
      .values({ serviceId, endDate, toldAt })
      .onConflictDoUpdate({
        target: [autoRenewedTerms.serviceId, autoRenewedTerms.endDate],
        set: { toldAt },
        setWhere: sql`${autoRenewedTerms.toldAt} is null and ${autoRenewedTerms.orderId} is null`,
      })
      .returning();
    if (!fresh) return;
    const serviceLink = servicePage(deps, order, service, 'gia-han');
    const topUpLink = deps.environment.publicOrigin + paths.balance();
    const facts = { name: shownName(service), endDay: formatDate(endDate), price, balance, topUpLink, serviceLink };
    await queueOrderMail(deps, tx, order, shortBalanceMail(facts), { key: `short-balance:${serviceId}:${endDate}` });
  });

/** What fails for one customer stops nobody else's renewal; the next run looks again. */
const tryFor = async (deps: Deps, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (failure) {
    // Another order or payment came first.
    if (failure instanceof ServiceFailure) deps.log.info({ code: failure.code }, 'not renewed from the balance');
    else deps.log.error({ err: failure }, 'a renewal from the balance failed');
  }
};

const renewFor = async (deps: Deps, partyId: string, services: readonly OwnedService[]): Promise<void> => {
  const now = deps.clock.now();
  const balance = await readBalance(deps.db, partyId);
  for (const step of await planFor(deps.db, services, { balance, now })) {
    const owned = services.find(({ service }) => service.id === step.id);
    if (step.does === 'renew') await tryFor(deps, () => renew(deps, partyId, step));
    else if (owned) await tellShort(deps, owned, { price: step.price, balance });
  }
};

/** Renews what is due from the balances of its owners, and tells those whose balance is short. [SVC-01] */
export const renewFromBalances = async (deps: Deps): Promise<void> => {
  const found = await findSwitchedOn(deps.db, deps.clock.now());
  for (const [partyId, services] of found) await tryFor(deps, () => renewFor(deps, partyId, services));
};

/** Every ten minutes. */
export const autoRenewalJob: Job<Deps> = {
  name: 'renewing from balances',
  period: 10 * 60_000,
  run: renewFromBalances,
};
