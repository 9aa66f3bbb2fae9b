import type { ServiceRecord, World } from '#adapters/memory/world.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { domainExpiryStep } from '#core/domain-control/expiry.ts';
import { gracePeriodOfTerm, instalmentGrace } from '#core/ending-rules/grace.ts';
import { type GraceStage, graceStageAt, isOverdue } from '#core/ending-rules/grace-steps.ts';
import { awaitsDecision } from '#core/ending-rules/refund-offer.ts';
import type { Suspension } from '#core/ending-rules/suspension.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import { serviceRules } from '#core/shared/goods/service-kind.ts';
import { isRunning, type ServiceStatus, serviceStates } from '#core/shared/service-status.ts';
import { findPendingChange, findPendingInstalment } from './pending-changes.ts';
import { endingOf } from './service-actions.ts';

type Owed = { readonly cause: 'term' | 'instalment'; readonly stage: GraceStage };

const stageOfTerm = ({ state: { now } }: World, { detail }: ServiceRecord): GraceStage => {
  const { type, name, endDate: dueAt } = detail;
  const period = gracePeriodOfTerm({ kind: serviceKindOf(type), name });
  return period === null ? 'running' : graceStageAt({ dueAt, period }, now);
};

/** Of the earliest unpaid instalment: they are paid in their order. */
const stageOfInstalments = ({ state: { now, instalments } }: World, { line }: ServiceRecord): GraceStage => {
  const unpaid = [...instalments.values()].filter((due) => due.lineId === line && due.paid === null);
  return unpaid.length === 0
    ? 'running'
    : graceStageAt({ dueAt: Math.min(...unpaid.map(({ dueDate }) => dueDate)), period: instalmentGrace }, now);
};

/** A domain that no registry gives back. */
const isLost = ({ state: { now } }: World, { detail: { type, name, endDate } }: ServiceRecord): boolean =>
  serviceRules[serviceKindOf(type)].isDomain && domainExpiryStep(name, daysUntil(endDate, now)) === 'end';

const findOwed = (world: World, record: ServiceRecord): readonly Owed[] => [
  { cause: 'term', stage: endingOf(record).endsWithTerm ? 'running' : stageOfTerm(world, record) },
  { cause: 'instalment', stage: stageOfInstalments(world, record) },
];

/** An open order may still pay for the service. */
const isWaiting = (world: World, record: ServiceRecord): boolean =>
  findPendingChange(world, record.detail.id) !== null || findPendingInstalment(world, record.line) !== null;

/** What has become of a service that is not paid; by the calendar, as if every sweep came in time. */
export const currentStatus = (world: World, record: ServiceRecord): ServiceStatus => {
  const { endsWithTerm, request, hold = null } = endingOf(record);
  const { status, endDate } = record.detail;
  if (!isRunning({ status })) return status;
  const isDecided = !awaitsDecision(request);
  if (endsWithTerm && isDecided && isOverdue({ dueAt: endDate }, world.state.now)) return 'CANCELLED';
  const owed = findOwed(world, record);
  const isOver = isLost(world, record) || owed.some(({ stage }) => stage === 'ended');
  if (isDecided && isOver && !isWaiting(world, record)) return 'CANCELLED';
  return hold !== null || owed.some(({ stage }) => stage !== 'running') ? 'SUSPEND' : status;
};

/** Why a suspended service does not run; null for any other. */
export const findSuspension = (world: World, record: ServiceRecord): Suspension | null => {
  if (!serviceStates[currentStatus(world, record)].isSuspended) return null;
  const { hold = null } = endingOf(record);
  if (hold !== null) return { cause: 'staff', reason: hold };
  const [first] = findOwed(world, record).filter(({ stage }) => stage !== 'running');
  return { cause: first?.cause ?? 'staff', reason: '' };
};
