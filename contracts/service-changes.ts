import { serviceTypeOf } from './seed/service-types.ts';
import type { SetUp } from './service-facts.ts';

/** Days after its end on which a service can still be renewed; a name goes back to its registry afterwards. [MARKET 1.4 expiry] */
export const renewableDaysAfter = (type: string, name: string): number => {
  if (serviceTypeOf(type).kind !== 'domain') return 7;
  return name.endsWith('.vn') ? 20 : 30;
};

/** A domain is another name, not a larger plan. */
export const canBeUpgraded = (type: string): boolean => serviceTypeOf(type).kind !== 'domain';

/** Users of a pack are one service: its line counts them. Every other service is one machine. */
export const unitsOfService = (type: string, countOfLine: number): number =>
  serviceTypeOf(type).kind === 'licence' ? countOfLine : 1;

/** How the line of a change is called in orders and on invoices. */
export const renewalTitle = (service: string): string => `Gia hạn: ${service}`;
export const upgradeTitle = (service: string, plan: string, days: number): string =>
  `Nâng cấp: ${service} lên ${plan} (${days} ngày còn lại)`;

export const instalmentTitle = (machine: string, month: number, months: number): string =>
  `Trả góp tháng ${month}/${months}: ${machine}`;
/** Of an option below it. */
export const instalmentPartTitle = (option: string, month: number, months: number): string =>
  `${option}, tháng ${month}/${months}`;

const USERS = 'Số người dùng';

type Plan = {
  readonly title: string;
  readonly specifications: readonly { readonly label: string; readonly value: string }[];
};

/** A service as it is on another plan: addresses, choices and users stay. */
export const onPlan = <Made extends Pick<SetUp, 'name' | 'resources'>>(
  setUp: Made,
  oldTitle: string,
  { title, specifications }: Plan,
): Made => ({
  ...setUp,
  name: setUp.name.replace(oldTitle, title),
  resources: [
    ...specifications.map(({ label, value }) => ({ name: label, value })),
    ...setUp.resources.filter(({ name }) => name === USERS),
  ],
});

/** Days before its end on which a customer is reminded of a service. */
const REMINDERS = [1, 7, 15, 30] as const;
export type ReminderDays = (typeof REMINDERS)[number];

/**
 * The reminder that is due so many days before the end: the nearest one, so that a late turn does not send several at
 * once. A term of one month is not spoken of on the day on which it begins.
 */
export const reminderDue = (daysLeft: number, months: number): ReminderDays | null => {
  const due = daysLeft < 0 ? undefined : REMINDERS.find((days) => daysLeft <= days);
  return due === undefined || (due === 30 && months <= 1) ? null : due;
};

/** Days before the due date of a later month on which a customer is reminded of it; −1: it is over. */
const DUE_REMINDERS = [-1, 1, 7] as const;
export type DueReminderDays = (typeof DUE_REMINDERS)[number];

/** The reminder of a later month that is due so many days before its date, negative after it: the nearest one. [INS-01] */
export const dueReminderDue = (daysLeft: number): DueReminderDays | null =>
  DUE_REMINDERS.find((days) => daysLeft <= days) ?? null;
