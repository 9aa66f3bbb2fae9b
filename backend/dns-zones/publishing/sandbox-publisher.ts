import { fail, ok } from '#core/shared/result.ts';
import { type DnsPublisher, isLaterSerial, type PublishedZone } from './dns-publisher.port.ts';

/** Zones by name; those of others are not the shop's. */
export type SandboxZones = Map<string, PublishedZone & { readonly isForeign?: true }>;

/** Stands in for name servers in development: keeps the zones, and answers nobody. */
export const sandboxPublisher = (zones: SandboxZones = new Map()): DnsPublisher => ({
  canSign: true,
  publish: async (zone) => {
    const { serial, isForeign } = zones.get(zone.name) ?? { ...zone, isForeign: false };
    if (isForeign) return fail({ kind: 'foreign-zone' });
    if (isLaterSerial(serial, zone.serial)) return fail({ kind: 'newer-there', serial });
    zones.set(zone.name, zone);
    return ok({ ds: zone.isSigned ? [`12345 13 2 ${'0'.repeat(64)}`] : [] });
  },
  remove: async (name) => {
    if (!zones.get(name)?.isForeign) zones.delete(name);
    return ok(null);
  },
  answers: async () => true,
});
