import type { ServiceRecord } from '#adapters/memory/world.ts';
import { keyOf } from '#core/dns/dns-record.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import type { Action } from '../simulation.ts';
import { accept, randomService, send } from './service-presses.ts';

const isDomain = ({ detail }: ServiceRecord): boolean => detail.type === DOMAIN_LINE;

/** Points a new name of the domain to a server. [DOM-01] */
export const saveRecord: Action = async (simulation, shopper) => {
  const record = randomService(simulation, shopper, isDomain);
  if (!record) return;
  const { id } = record.detail;
  const version = simulation.world.state.zones.get(id)?.version ?? 0;
  const key = simulation.newIdempotencyKey();
  const name = `h${key.slice(0, 12)}`;
  const attempt = simulation.services.begin({ service: id, kind: 'record', mark: name, key });
  const typed = { replaces: null, name, type: 'A', ttl: '3600', value: '203.0.113.7' };
  const command = { id, version, ...typed, idempotencyKey: idempotencyKey(key) };
  await send(simulation, shopper, record, (useCases) => useCases.saveRecord(command), accept(attempt));
};

/** Two tabs save against the same version: one is refused. */
export const saveRecordsInTwoTabs: Action = async (simulation, shopper) => {
  await Promise.all([saveRecord(simulation, shopper), saveRecord(simulation, shopper)]);
};

export const removeRecord: Action = async (simulation, shopper) => {
  const record = randomService(simulation, shopper, isDomain);
  const zone = record && simulation.world.state.zones.get(record.detail.id);
  const stored = zone?.records[0];
  if (!record || !zone || !stored) return;
  const { id } = record.detail;
  const given = { id, version: zone.version, record: keyOf(stored) };
  const command = { ...given, idempotencyKey: idempotencyKey(simulation.newIdempotencyKey()) };
  const note = simulation.services.removing('record', stored.name);
  await send(simulation, shopper, record, (useCases) => useCases.removeRecord(command), note);
};
