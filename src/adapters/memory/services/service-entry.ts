import type { Answer } from '#adapters/memory/as-visitor.ts';
import { deriveId } from '#adapters/memory/derive-id.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { refuse } from '#adapters/memory/refusals.ts';
import type { ServiceRecord, World } from '#adapters/memory/world.ts';
import { isAbleTo } from '#core/control-rules/abilities.ts';
import { decideEntry, ENTRY_TTL_MS, type EntryAnswer } from '#core/control-rules/entries.ts';
import type { Entry, ServiceEntry } from '#core/services/service-entry.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { ok } from '#core/shared/result.ts';
import { currentService } from './provisioning.ts';
import { controlOf, logged, saveControl, settleActions } from './service-actions.ts';
import { withService } from './service-gateway.ts';

export const canEnter = (world: World, record: ServiceRecord): boolean =>
  world.entrance !== null && isAbleTo(currentService(world, record), 'enter');

const open = (world: World, record: ServiceRecord): Answer<Entry> => {
  if (!canEnter(world, record)) return refuse('service-action-impossible');
  const { entries, log } = controlOf(record);
  const derived = deriveId(`entry ${record.detail.id} ${log.length}`);
  const token = `${derived}${deriveId(derived)}`;
  const expiresAt = world.state.now + ENTRY_TTL_MS;
  saveControl(world, record, {
    entries: [...entries, { token, expiresAt, usedAt: null }],
    log: [...log, logged(world, record, 'open-panel', '')],
  });
  return ok({ url: `${world.entrance}/enter?token=${token}`, expiresAt });
};

/** Fake entries to panels over a world, for the customer whose token the bearer holds. [ServiceEntry] */
export const memoryServiceEntry = (world: World, bearer: Bearer): ServiceEntry => {
  const onService = withService(world, bearer);
  return {
    open: (id, key) =>
      onService(id, (found, { session }) =>
        runOnce(world, session, key, ['openServiceEntry', id], () => open(world, settleActions(world, found))),
      ),
  };
};

/** What the panel or lab answers to a token. */
export const redeemEntry = (world: World, token: string): EntryAnswer | 'unknown' => {
  for (const record of world.state.services.values()) {
    const { entries } = controlOf(record);
    const entry = entries.find((each) => each.token === token);
    if (entry === undefined) continue;
    const { now } = world.state;
    const answer = decideEntry(entry, currentService(world, record), now);
    if (answer === 'entered')
      saveControl(world, record, {
        entries: entries.map((each) => (each === entry ? { ...entry, usedAt: now } : each)),
      });
    return answer;
  }
  return 'unknown';
};
