import { DAY_MS } from '#core/shared/durations.ts';
import { type ServiceKind, serviceRules } from '#core/shared/goods/service-kind.ts';
import type { GracePeriod } from './grace-steps.ts';

/** Days after the last day of a term on which a service can be renewed, and on which its data is kept. */
export type GraceDays = { readonly renewable: number; readonly kept: number };

const server: GraceDays = { renewable: 7, kept: 15 };
const shared: GraceDays = { renewable: 15, kept: 30 };

/** A domain returns to its registry afterwards. [MARKET 1.4 expiry] */
const vietnameseName: GraceDays = { renewable: 20, kept: 35 };
const internationalName: GraceDays = { renewable: 30, kept: 45 };

/** The terms of service show the same figures. [dieu-khoan-dich-vu, Thời hạn giữ dữ liệu] */
const graceByKind: Readonly<Record<ServiceKind, GraceDays | ((name: string) => GraceDays)>> = {
  machine: server,
  lab: server,
  licence: server,
  site: shared,
  mail: shared,
  backup: shared,
  storage: shared,
  other: shared,
  rack: { renewable: 3, kept: 7 },
  domain: (name) => (name.endsWith('.vn') ? vietnameseName : internationalName),
};

type Ending = { readonly kind: ServiceKind; readonly name: string };

export const graceDaysOf = ({ kind, name }: Ending): GraceDays => {
  const grace = graceByKind[kind];
  return typeof grace === 'function' ? grace(name) : grace;
};

/** A term that was not renewed; null for a domain, which goes the way of its registry. */
export const gracePeriodOfTerm = (service: Ending): GracePeriod | null =>
  serviceRules[service.kind].isDomain ? null : { runs: 0, payable: graceDaysOf(service).renewable };

/** An instalment that was not paid. [dieu-khoan-dich-vu, 6] */
export const instalmentGrace: GracePeriod = { runs: 7, payable: 30 };

/** The last day on which the shop has the data of a service that ended at `endedAt`, unpaid; ms since 1970 UTC. */
export const dataKeptUntil = (service: Ending, endedAt: number): number => {
  const { renewable, kept } = graceDaysOf(service);
  return endedAt + (kept - renewable - 1) * DAY_MS;
};

/** The last day of each stage after the term, in ms since 1970 UTC. */
export type GraceDates = { readonly renewableUntil: number; readonly keptUntil: number };

/** For a term that ends at `endDate` (ms since 1970 UTC). */
export const graceDatesOf = (service: Ending, endDate: number): GraceDates => {
  const { renewable, kept } = graceDaysOf(service);
  return { renewableUntil: endDate + renewable * DAY_MS, keptUntil: endDate + kept * DAY_MS };
};
