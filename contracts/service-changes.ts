import { BOUGHT_USERS } from '#core/control-rules/seats.ts';
import type { SetUp } from './service-facts.ts';

/** Title of a renewal line in orders and on invoices; `plan` when it is another than the current one. */
export const renewalTitle = (service: string, plan: string | null): string =>
  plan === null ? `Gia hạn: ${service}` : `Gia hạn: ${service}, gói ${plan}`;
export const upgradeTitle = (service: string, plan: string, days: number): string =>
  `Nâng cấp: ${service} lên ${plan} (${days} ngày còn lại)`;

export const instalmentTitle = (machine: string, month: number, months: number): string =>
  `Trả góp tháng ${month}/${months}: ${machine}`;
/** An option below the instalment. */
export const instalmentPartTitle = (option: string, month: number, months: number): string =>
  `${option}, tháng ${month}/${months}`;

type Plan = {
  readonly title: string;
  readonly specifications: readonly { readonly label: string; readonly value: string }[];
};

/** Changes the plan; addresses, options and users stay. */
export const onPlan = <Made extends Pick<SetUp, 'name' | 'resources'>>(
  setUp: Made,
  oldTitle: string,
  { title, specifications }: Plan,
): Made => ({
  ...setUp,
  name: setUp.name.replace(oldTitle, title),
  resources: [
    ...specifications.map(({ label, value }) => ({ name: label, value })),
    ...setUp.resources.filter(({ name }) => name === BOUGHT_USERS),
  ],
});

/** Days before expiry. */
const REMINDERS = [1, 7, 15, 30] as const;
export type ReminderDays = (typeof REMINDERS)[number];

/** Only the nearest reminder, so that a late run sends one. A one-month term sends none on its first day. */
export const reminderDue = (daysLeft: number, months: number): ReminderDays | null => {
  const due = daysLeft < 0 ? undefined : REMINDERS.find((days) => daysLeft <= days);
  return due === undefined || (due === 30 && months <= 1) ? null : due;
};

/** Days before the due date; −1 means overdue. */
const DUE_REMINDERS = [-1, 1, 7] as const;
export type DueReminderDays = (typeof DUE_REMINDERS)[number];

/** `daysLeft` before the due date, negative after it. [INS-01] */
export const dueReminderDue = (daysLeft: number): DueReminderDays | null =>
  DUE_REMINDERS.find((days) => daysLeft <= days) ?? null;
