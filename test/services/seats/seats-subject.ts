import { seedOptions } from '#contracts/seed/options.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { Seats } from '#core/services/seats/seats.port.ts';
import { optionId, type ServiceId } from '#core/shared/ids.ts';
import { lineFor, productBySku } from '#test/orders/any-line.ts';
import type { ControlSubject } from '#test/services/control/control-subject.ts';
import { runServices } from '#test/services/service-subject.ts';

/** Users of a customer's services, as the customer, another one and a guest see them. */
export type SeatsSubject = ControlSubject & {
  readonly seats: Seats;
  readonly othersSeats: Seats;
  readonly guestsSeats: Seats;
};

export const DOMAIN = 'congty-may.vn';

const withDomain = (line: NewLine): NewLine => {
  const option = seedOptions.find(({ name }) => name === 'Tên miền');
  if (!option) throw new Error('the seed asks for no domain');
  return { ...line, options: [{ id: optionId(option.id), name: option.name, value: DOMAIN }] };
};

/** A running office package with this many users. */
export const runPackage = async (subject: SeatsSubject, users: number): Promise<ServiceId> => {
  const line = lineFor(productBySku('M365-BB'), { quantity: users });
  return (await runServices(subject, [withDomain(line)]))[0].id;
};

/** A running backup of an organisation; its plan says for how many users. */
export const runBackup = async (subject: SeatsSubject): Promise<ServiceId> =>
  (await runServices(subject, [withDomain(lineFor(productBySku('MB-10')))]))[0].id;

export const seatOf = (who: string) => ({ name: `Nhân viên ${who}`, email: `${who}@${DOMAIN}` });

export const assign = ({ seats, newIdempotencyKey }: SeatsSubject, id: ServiceId, who: string) =>
  seats.assign(id, seatOf(who), newIdempotencyKey());
