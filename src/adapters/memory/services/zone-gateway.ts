import { type Answer, asCustomer } from '#adapters/memory/as-visitor.ts';
import { deriveId } from '#adapters/memory/derive-id.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { notFound } from '#adapters/memory/refusals.ts';
import type { SessionRecord, World, ZoneRecord } from '#adapters/memory/world.ts';
import { UPDATE_PATH } from '#contracts/dns-zones.ts';
import { decideChange, decideSigning } from '#core/dns/decide-change.ts';
import { decideUpdateToken } from '#core/dns/update-token.ts';
import { recentChanges, type Zone, type ZoneChange } from '#core/dns/zone.ts';
import type { ZoneEdit, ZoneGateway } from '#core/dns/zone-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { currentService } from './provisioning.ts';
import { servicesOf } from './service-gateway.ts';

const emptyZone: ZoneRecord = { version: 0, records: [], changes: [], isSigned: false, tokens: [] };
const sampleDigest = `12345 13 2 ${'0'.repeat(64)}`;

const findZone = (world: World, who: SessionRecord, id: ServiceId): Zone | null => {
  const found = servicesOf(world, who).find(({ detail }) => detail.id === id && detail.type === DOMAIN_LINE);
  const service = found ? currentService(world, found) : null;
  const domain = service && normaliseDomain(service.name);
  if (service === null || domain === null || world.nameServers.length === 0) return null;
  const { isSigned, tokens, ...stored } = world.state.zones.get(id) ?? emptyZone;
  const { publication } = world;
  const signing = { isOn: isSigned, digests: isSigned ? [sampleDigest] : [] };
  const updates = { url: `${world.origin}${UPDATE_PATH}`, tokens };
  return { domain, ...stored, publication, signing, updates, canChange: isRunning(service) };
};

/** The fake's records of domains; no name server answers with them. */
export const memoryZoneGateway = (world: World, bearer: Bearer): ZoneGateway => {
  const customer = asCustomer(world, bearer);
  const apply = (zone: Zone, id: ServiceId, edit: ZoneEdit): Answer<null> => {
    const decided = decideChange(zone, edit);
    if (!decided.ok) return decided;
    const { records, removed, added } = decided.value;
    if (removed.length + added.length === 0) return ok(null);
    const version = zone.version + 1;
    const { origin } = edit;
    const change: ZoneChange = { version, at: world.state.now, origin, by: 'customer', removed, added };
    const stored = world.state.zones.get(id) ?? emptyZone;
    world.state.zones.set(id, { ...stored, version, records, changes: recentChanges([change, ...zone.changes]) });
    return ok(null);
  };
  const change = (who: SessionRecord, id: ServiceId, edit: ZoneEdit, key: IdempotencyKey): Answer<Zone> => {
    const zone = findZone(world, who, id);
    if (zone === null) return notFound;
    const done = runOnce(world, who.session, key, ['change-zone', id, edit], () => apply(zone, id, edit));
    return done.ok ? ok(findZone(world, who, id) ?? zone) : done;
  };
  const setSigned = (who: SessionRecord, id: ServiceId, isSigned: boolean, key: IdempotencyKey): Answer<Zone> => {
    const zone = findZone(world, who, id);
    if (zone === null) return notFound;
    const done = runOnce(world, who.session, key, ['sign-zone', id, isSigned], () => {
      const decided = decideSigning(zone);
      if (decided.ok) world.state.zones.set(id, { ...(world.state.zones.get(id) ?? emptyZone), isSigned });
      return decided;
    });
    return done.ok ? ok(findZone(world, who, id) ?? zone) : done;
  };
  const keepTokens = (id: ServiceId, tokens: ZoneRecord['tokens']): void => {
    const sorted = tokens.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    world.state.zones.set(id, { ...(world.state.zones.get(id) ?? emptyZone), tokens: sorted });
  };
  const createToken = (who: SessionRecord, id: ServiceId, name: string): Answer<string> => {
    const zone = findZone(world, who, id);
    if (zone === null) return notFound;
    const decided = decideUpdateToken(zone, name);
    if (!decided.ok) return decided;
    const createdAt = world.state.now;
    keepTokens(id, [...zone.updates.tokens.filter((each) => each.name !== name), { name, createdAt, usedAt: null }]);
    return ok(deriveId(`update token ${id} ${name} ${createdAt}`));
  };
  const removeToken = (who: SessionRecord, id: ServiceId, name: string, key: IdempotencyKey): Answer<Zone> => {
    const zone = findZone(world, who, id);
    if (zone === null) return notFound;
    const done = runOnce(world, who.session, key, ['remove-update-token', id, name], () => {
      const left = zone.updates.tokens.filter((each) => each.name !== name);
      if (left.length === zone.updates.tokens.length) return notFound;
      keepTokens(id, left);
      return ok(null);
    });
    return done.ok ? ok(findZone(world, who, id) ?? zone) : done;
  };
  return {
    load: (id) =>
      customer((who) => {
        const zone = findZone(world, who, id);
        return zone === null ? notFound : ok(zone);
      }),
    change: (id, edit, key) => customer((who) => change(who, id, edit, key)),
    createUpdateToken: (id, name) => customer((who) => createToken(who, id, name)),
    removeUpdateToken: (id, name, key) => customer((who) => removeToken(who, id, name, key)),
    setSigned: (id, isSigned, key) => customer((who) => setSigned(who, id, isSigned, key)),
  };
};
