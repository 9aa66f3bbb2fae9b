import { toIsoDate } from '#backend/cloud-services/service-wire.ts';
import { listDeliveries } from '#backend/cloud-services/set-up/read-deliveries.ts';
import { performsItself, provisionerOfService } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import type { LoggedAction, Resolvers, ServiceControlState } from '#contracts/generated/cloud-service.service.ts';
import { isActionKind } from '#core/control-rules/power.ts';
import type { ServiceActionRow } from './action-schema.ts';
import { currentSystem, loadControl, renameService, runServiceAction, takeNewPassword } from './control-services.ts';
import { canEnter } from './service-entries.ts';

const toLoggedWire = (
  { id, kind, detail, actor, at, finishedAt, outcome }: ServiceActionRow,
  reader: string | null,
): LoggedAction => ({
  id,
  kind,
  detail,
  by: actor === reader ? 'customer' : actor === 'sweep' ? 'shop' : 'staff',
  at: toIsoDate(at),
  finishedAt: finishedAt === null ? null : toIsoDate(finishedAt),
  outcome,
});

const loadState = async ({ deps, requireVisitor }: GraphqlContext, id: string): Promise<ServiceControlState> => {
  const visitor = await requireVisitor();
  const { service, running, systems, log } = await loadControl(deps.db, visitor, id);
  const provisioner = provisionerOfService(deps, service);
  return {
    serviceId: service.id,
    settled: service.power,
    running: running && {
      kind: running.kind,
      at: toIsoDate(running.at),
      expectedAt:
        isActionKind(running.kind) && provisioner?.durationOf(running.kind) != null ? toIsoDate(running.readyAt) : null,
    },
    system: currentSystem(service),
    systems: [...systems],
    hasNewPassword: service.newPassword !== null,
    canEnter: canEnter(deps, service),
    offered: [...(provisioner?.abilities ?? [])],
    isByStaff: !performsItself(deps, service, 'seats'),
    note: service.note,
    log: log.map((each) => toLoggedWire(each, visitor.partyId)),
  };
};

/** [SVC-01] */
export const controlQueries: Pick<
  NonNullable<Resolvers<GraphqlContext>['Query']>,
  'serviceControl' | 'orderDeliveries'
> = {
  orderDeliveries: async (_, { orderId }, { deps, requireVisitor }) => [
    ...(await listDeliveries(deps.db, await requireVisitor(), orderId)),
  ],
  serviceControl: (_, { serviceId }, context) => loadState(context, serviceId),
};

/** [SVC-01] */
export const controlMutations: Pick<
  NonNullable<Resolvers<GraphqlContext>['Mutation']>,
  'runServiceAction' | 'renameService' | 'takeServicePassword'
> = {
  runServiceAction: async (_, { serviceId, kind, system }, context) => {
    const asked = { serviceId, kind, system: system ?? null };
    await runServiceAction(context.deps, await context.requireVisitor(), asked, context.idempotencyKey);
    return loadState(context, serviceId);
  },
  renameService: async (_, asked, context) => {
    await renameService(context.deps, await context.requireVisitor(), asked, context.idempotencyKey);
    return loadState(context, asked.serviceId);
  },
  takeServicePassword: async (_, { serviceId }, { deps, requireVisitor }) =>
    takeNewPassword(deps, await requireVisitor(), serviceId),
};
