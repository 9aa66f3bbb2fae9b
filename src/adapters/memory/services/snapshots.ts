import type { Answer } from '#adapters/memory/as-visitor.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import type { ServiceRecord, World } from '#adapters/memory/world.ts';
import { isAbleTo } from '#core/control-rules/abilities.ts';
import { decideSnapshot, madeSnapshotName } from '#core/control-rules/snapshots.ts';
import type { MachineSnapshots, RequestedSnapshot } from '#core/services/snapshots/snapshots.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { ok } from '#core/shared/result.ts';
import { begin, refuseBegin } from './begin-action.ts';
import { currentService } from './provisioning.ts';
import { controlOf, settleActions } from './service-actions.ts';
import { withService } from './service-gateway.ts';

const run = (world: World, record: ServiceRecord, { kind, name: asked }: RequestedSnapshot): Answer<boolean> => {
  const refused = refuseBegin(world, record, kind);
  if (refused !== null) return refused;
  const names = controlOf(record).snapshots.map(({ name }) => name);
  const name = kind === 'take-snapshot' && asked === '' ? madeSnapshotName(world.state.now, names) : asked;
  const decided = decideSnapshot(kind, names, name);
  if (!decided.ok) return decided;
  begin(world, record, kind, name);
  return ok(true);
};

/** Of machines over a world, for the customer whose token the bearer holds. [MachineSnapshots] */
export const memorySnapshots = (world: World, bearer: Bearer): MachineSnapshots => {
  const onService = withService(world, bearer);
  return {
    list: (id) =>
      onService(id, (found) => {
        const record = settleActions(world, found);
        return ok(isAbleTo(currentService(world, record), 'snapshots') ? controlOf(record).snapshots : null);
      }),
    run: (id, asked, key) =>
      onService(id, (found, { session }) =>
        runOnce(world, session, key, ['runSnapshotAction', id, asked], () =>
          run(world, settleActions(world, found), asked),
        ),
      ),
  };
};
