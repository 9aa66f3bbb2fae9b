import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { ServiceStatus } from '#core/shared/service-status.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { isEmail, normaliseEmail } from '#core/shared/text/email-address.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { atMost, fieldLimits, named, required, validateFields } from '#core/shared/text/validation.ts';
import { isAbleTo } from './abilities.ts';
import { refuseControl } from './refuse-control.ts';

type Fact = { readonly name: string; readonly value: string };

/** What a service with users was bought with. */
export type SeatedService = {
  readonly type: string;
  readonly status: ServiceStatus;
  readonly resources: readonly Fact[];
  readonly configs: readonly Fact[];
};

/** Resource that says how many users were bought; of the plan, or the quantity of the line. */
export const BOUGHT_USERS = 'Số người dùng';
const PLANNED_USERS = 'Người dùng';

/** Option that says whose users they are. */
const DOMAIN = 'Tên miền';

const factNamed = (facts: readonly Fact[], name: string): string | undefined =>
  facts.find((each) => each.name === name)?.value.trim();

/** Users that were bought; 0 when the service does not say. */
export const seatsBought = ({ resources }: Pick<SeatedService, 'resources'>): number => {
  const said = factNamed(resources, BOUGHT_USERS) ?? factNamed(resources, PLANNED_USERS) ?? '';
  return /^\d+$/.test(said.replaceAll('.', '')) ? Number(said.replaceAll('.', '')) : 0;
};

/** Domain of the customer's users, in lower case; null when the service was bought without one. */
export const domainOfSeats = ({ configs }: Pick<SeatedService, 'configs'>): string | null =>
  normaliseDomain(factNamed(configs, DOMAIN) ?? '');

export type NewSeat = { readonly name: string; readonly email: string };

/** Cleaned; the address in lower case. */
export const normaliseSeat = ({ name, email }: NewSeat): NewSeat => ({
  name: cleanTyped(name),
  email: normaliseEmail(email),
});

/** What is wrong with a normalised seat, by field. Without a domain any address is right. */
export const seatProblems = (
  { name, email }: NewSeat,
  domain: string | null,
): Readonly<Partial<Record<keyof NewSeat, FieldProblem>>> => ({
  ...validateFields([['name', name, required, named, atMost(fieldLimits.name)]]),
  ...emailProblem(email, domain),
});

const emailProblem = (email: string, domain: string | null): { readonly email?: FieldProblem } => {
  if (email === '') return { email: 'required' };
  if (!isEmail(email)) return { email: 'email' };
  return domain === null || email.endsWith(`@${domain}`) ? {} : { email: 'seat-domain' };
};

/** Whether a normalised seat is given beside the assigned addresses. */
export const decideSeat = (
  service: SeatedService,
  assigned: readonly string[],
  seat: NewSeat,
): Result<null, PortFailure> => {
  if (!isAbleTo(service, 'seats')) return refuseControl('service-action-impossible');
  const { name, email } = normaliseSeat(seat);
  const isNormal = name === seat.name && email === seat.email;
  if (!isNormal || Object.keys(seatProblems(seat, domainOfSeats(service))).length > 0)
    return refuseControl('bad-input');
  if (assigned.includes(seat.email)) return refuseControl('seat-assigned');
  return assigned.length < seatsBought(service)
    ? ok(null)
    : refuseControl('no-free-seat', { most: seatsBought(service) });
};
