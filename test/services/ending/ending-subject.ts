import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { ServiceControl } from '#core/services/service-control.port.ts';
import type { ServiceEnding } from '#core/services/service-ending.port.ts';
import type { Dong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import type { ChangeSubject } from '#test/services/changes/change-subject.ts';
import { runServices } from '#test/services/service-subject.ts';

/** The ends of a customer's services, another customer's and a guest's. */
export type EndingSubject = ChangeSubject & {
  readonly control: ServiceControl;
  readonly ending: ServiceEnding;
  readonly othersEnding: ServiceEnding;
  readonly guestsEnding: ServiceEnding;
  /** The staff confirm the service's request, or refuse it with this reason. */
  readonly decide: (id: ServiceId, reason: string | null) => Promise<void>;
  /** The staff suspend the service with this reason, or give it back with null. */
  readonly hold: (id: ServiceId, reason: string | null) => Promise<void>;
  /** Moves the end of the term, or the next unpaid instalment, so that no test waits for months. */
  readonly moveEnd: (id: ServiceId, endDate: number) => Promise<void>;
  readonly moveDue: (id: ServiceId, dueDate: number) => Promise<void>;
  /** Of the shop, in ms since 1970 UTC. */
  readonly now: () => number;
};

export const account = { bank: 'Vietcombank', number: '0123456789', holder: 'TRAN THI BICH' };

/** What the page shows as refund. */
export const offeredRefund = async ({ ending }: EndingSubject, id: ServiceId): Promise<Dong> => {
  const { refund } = unwrap(await ending.load(id));
  if (refund.kind === 'refused') throw new Error(`no refund: ${refund.because}`);
  return refund.amounts.gross;
};

export const ask = async (subject: EndingSubject, id: ServiceId, key = subject.newIdempotencyKey()) =>
  subject.ending.askRefund(id, account, await offeredRefund(subject, id), key);

export const passDays = async ({ pass }: EndingSubject, days: number): Promise<void> => {
  for (let day = 0; day < days; day += 1) await pass(DAY_MS);
};

const NOON_MS = 5 * 3_600_000;

/** Days change at midnight in Vietnam: from noon on, a slow machine stays on the same day. */
const waitForNoon = ({ pass, now }: EndingSubject): Promise<void> => pass(DAY_MS - ((now() - NOON_MS) % DAY_MS));

/** A running service, bought at noon. */
export const runAtNoon = async (subject: EndingSubject, lines?: readonly NewLine[]) => {
  await waitForNoon(subject);
  const [service] = await runServices(subject, lines);
  return service;
};
