import { toIsoDate } from '#backend/cloud-services/service-wire.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import type { AccessKey, Resolvers, SeatPlan } from '#contracts/generated/cloud-service.service.ts';
import { createAccessKey, listAccessKeys, revokeAccessKey, takeKeySecret } from './access-keys.ts';
import { readMeasurements } from './measurements.ts';
import { assignSeat, loadSeats, removeSeat } from './seats.ts';
import { listSnapshots, runSnapshotAction } from './snapshots.ts';

const listKeys = async ({ deps, requireVisitor }: GraphqlContext, serviceId: string): Promise<readonly AccessKey[]> => {
  const keys = await listAccessKeys(deps.db, await requireVisitor(), serviceId);
  return keys.map(({ id, name, createdAt, ending, secret }) => ({
    keyId: id,
    name,
    createdAt: toIsoDate(createdAt),
    ending,
    isSecretWaiting: secret !== null,
  }));
};

const loadPlan = async ({ deps, requireVisitor }: GraphqlContext, serviceId: string): Promise<SeatPlan> => {
  const { seats, waitingSince, ...plan } = await loadSeats(deps.db, await requireVisitor(), serviceId);
  return {
    ...plan,
    waitingSince: waitingSince === null ? null : toIsoDate(waitingSince),
    seats: seats.map(({ name, email, assignedAt }) => ({ name, email, assignedAt: toIsoDate(assignedAt) })),
  };
};

/** [SVC-01] */
export const seatQueries: Pick<
  NonNullable<Resolvers<GraphqlContext>['Query']>,
  'serviceAccessKeys' | 'serviceMeasurements' | 'serviceSeats' | 'serviceSnapshots'
> = {
  serviceAccessKeys: (_, { serviceId }, context) => listKeys(context, serviceId),
  serviceMeasurements: async (_, { serviceId }, { deps, requireVisitor }) => {
    const found = await readMeasurements(deps, await requireVisitor(), serviceId);
    return found && { ...found, at: toIsoDate(found.at) };
  },
  serviceSeats: (_, { serviceId }, context) => loadPlan(context, serviceId),
  serviceSnapshots: async (_, { serviceId }, { deps, requireVisitor }) => {
    const found = await listSnapshots(deps, await requireVisitor(), serviceId);
    return found?.map((each) => ({ ...each, at: toIsoDate(each.at) })) ?? null;
  },
};

/** [SVC-01] */
export const seatMutations: Pick<
  NonNullable<Resolvers<GraphqlContext>['Mutation']>,
  'createAccessKey' | 'takeAccessKeySecret' | 'revokeAccessKey' | 'runSnapshotAction' | 'assignSeat' | 'removeSeat'
> = {
  createAccessKey: async (_, asked, context) => {
    await createAccessKey(context.deps, await context.requireVisitor(), asked, context.idempotencyKey);
    return listKeys(context, asked.serviceId);
  },
  takeAccessKeySecret: async (_, asked, { deps, requireVisitor }) => takeKeySecret(deps, await requireVisitor(), asked),
  revokeAccessKey: async (_, asked, context) => {
    await revokeAccessKey(context.deps, await context.requireVisitor(), asked, context.idempotencyKey);
    return listKeys(context, asked.serviceId);
  },
  runSnapshotAction: async (_, asked, { deps, requireVisitor, idempotencyKey }) => {
    await runSnapshotAction(deps, await requireVisitor(), asked, idempotencyKey);
    return true;
  },
  assignSeat: async (_, asked, context) => {
    await assignSeat(context.deps, await context.requireVisitor(), asked, context.idempotencyKey);
    return loadPlan(context, asked.serviceId);
  },
  removeSeat: async (_, asked, context) => {
    await removeSeat(context.deps, await context.requireVisitor(), asked, context.idempotencyKey);
    return loadPlan(context, asked.serviceId);
  },
};
