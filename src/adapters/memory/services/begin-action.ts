import { refuse } from '#adapters/memory/refusals.ts';
import type { ServiceRecord, World } from '#adapters/memory/world.ts';
import { ACTION_DURATIONS_MS } from '#contracts/service-actions.ts';
import { refuseAction } from '#core/control-rules/abilities.ts';
import { type ActionKind, beginAction } from '#core/control-rules/power.ts';
import { currentService } from './provisioning.ts';
import { controlOf, logged, saveControl } from './service-actions.ts';

/** Why a service does not obey this action now; null when it does. */
export const refuseBegin = (
  world: World,
  record: ServiceRecord,
  kind: ActionKind,
): ReturnType<typeof refuse> | null => {
  const { settled, running } = controlOf(record);
  const refused = refuseAction(currentService(world, record), kind);
  if (refused === 'service-suspended') return refuse(refused);
  const begun = beginAction({ settled, running: running?.kind ?? null }, kind);
  if (!begun.ok) return refuse(begun.failure);
  return refused === null ? null : refuse(refused);
};

/** The record with an action that runs; `detail` as in its log. */
export const begin = (world: World, record: ServiceRecord, kind: ActionKind, detail: string): ServiceRecord => {
  const entry = { ...logged(world, record, kind, detail), finishedAt: null, outcome: 'running' } as const;
  const readyAt = world.state.now + ACTION_DURATIONS_MS[kind];
  return saveControl(world, record, {
    running: { id: entry.id, kind, readyAt },
    log: [...controlOf(record).log, entry],
  });
};
