import * as z from 'zod/mini';
import { type AllReadersOf, field, filled, instant, listOf } from '#adapters/replies/schema.ts';
import {
  type ControlOfServiceFragment,
  RenameServiceDocument,
  RunServiceActionDocument,
  ServiceControlDocument,
  TakeServicePasswordDocument,
} from '#contracts/generated/cloud-service.ts';
import { everyAbility } from '#core/control-rules/abilities.ts';
import { isLoggedKind, type LoggedKind } from '#core/control-rules/logged-kind.ts';
import { actionKinds } from '#core/control-rules/power.ts';
import type { ControlState, ServiceControl } from '#core/services/service-control.port.ts';
import type { ServiceClient } from '../service-client.ts';

const wireLogged = z.object({
  id: filled,
  kind: z.custom<LoggedKind>((value) => typeof value === 'string' && isLoggedKind(value)),
  detail: z.string(),
  by: z.enum(['customer', 'staff', 'shop']),
  at: instant,
  finishedAt: z.nullable(instant),
  outcome: z.enum(['running', 'done', 'failed']),
} satisfies AllReadersOf<ControlOfServiceFragment['log'][number]>);

/** Leaves out entries of the log that it does not know. */
const stateReply: z.ZodMiniType<ControlState> = z.object({
  settled: z.enum(['running', 'stopped']),
  running: z.nullable(z.object({ kind: z.enum(actionKinds), at: instant, expectedAt: z.nullable(instant) })),
  system: z.nullable(z.string()),
  systems: z.array(z.string()),
  hasNewPassword: z.boolean(),
  canEnter: z.boolean(),
  isByStaff: z.boolean(),
  offered: listOf(z.enum(everyAbility)),
  note: z.string(),
  log: listOf(wireLogged),
} satisfies AllReadersOf<ControlOfServiceFragment>);

/** Control of services over GraphQL at /cloud-service-api/graphql. [ServiceControl] */
export const graphqlServiceControl = ({ graphql }: ServiceClient): ServiceControl => ({
  load: (serviceId) => graphql(ServiceControlDocument, { serviceId }, field('serviceControl', stateReply)),
  run: (serviceId, action, idempotencyKey) => {
    const variables = { serviceId, kind: action.kind, system: action.kind === 'reinstall' ? action.system : null };
    return graphql(RunServiceActionDocument, variables, field('runServiceAction', stateReply), { idempotencyKey });
  },
  rename: (serviceId, { name, note }, idempotencyKey) =>
    graphql(RenameServiceDocument, { serviceId, name, note }, field('renameService', stateReply), { idempotencyKey }),
  takePassword: (serviceId) =>
    graphql(TakeServicePasswordDocument, { serviceId }, field('takeServicePassword', filled)),
});
