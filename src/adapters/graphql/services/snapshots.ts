import * as z from 'zod/mini';
import { type AllReadersOf, field, filled, instant } from '#adapters/replies/schema.ts';
import type { ServiceClient } from '#adapters/service-client.ts';
import {
  RunSnapshotActionDocument,
  ServiceSnapshotsDocument,
  type SnapshotOfServiceFragment,
} from '#contracts/generated/cloud-service.ts';
import type { MachineSnapshots } from '#core/services/snapshots/snapshots.port.ts';

const snapshotReply = z.object({
  name: filled,
  at: instant,
  size: z.nullable(z.number()),
} satisfies AllReadersOf<SnapshotOfServiceFragment>);

/** Over GraphQL at /cloud-service-api/graphql. [MachineSnapshots] */
export const graphqlSnapshots = ({ graphql }: ServiceClient): MachineSnapshots => ({
  list: (serviceId) =>
    graphql(ServiceSnapshotsDocument, { serviceId }, field('serviceSnapshots', z.nullable(z.array(snapshotReply)))),
  run: (serviceId, { kind, name }, idempotencyKey) =>
    graphql(RunSnapshotActionDocument, { serviceId, kind, name }, field('runSnapshotAction', z.boolean()), {
      idempotencyKey,
    }),
});
