import { createHash } from 'node:crypto';
import {
  completeName,
  type DnsPublisher,
  isAnswer,
  isLaterSerial,
  type Published,
  type PublishedZone,
  type PublishFailure,
} from '#backend/dns-zones/publishing/dns-publisher.port.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { askServer, type DnsServer, queryFor } from './dns-connection.ts';
import { classes, type DnsMessage, encodeName, opcodes, rcodes, typeNumbers, type WireRecord } from './dns-message.ts';
import { encodeData } from './record-data.ts';
import { splitUpdates, updatesBetween } from './zone-difference.ts';

/** `catalogue`: the zone that lists the zones of the shop, without the last dot. [RFC 9432] */
export type Rfc2136Settings = DnsServer & { readonly catalogue: string };

/** How often somebody else may change the zone while it is read and written. */
const MAX_RACES = 3;
const CATALOGUE_TTL = 3_600;

type Told<Value> = Promise<Result<Value, PublishFailure>>;

const toWire = ({ name: zone, records }: PublishedZone): readonly WireRecord[] =>
  records.map((each) => ({
    name: completeName(zone, each.name),
    type: typeNumbers[each.type],
    class: classes.IN,
    ttl: each.ttl,
    data: encodeData(each),
  }));

/** The last five numbers of an SOA record are its serial and times. */
const serialOf = ({ data }: WireRecord): number => data.readUInt32BE(data.length - 20);

const failureOf = ({ rcode }: DnsMessage): PublishFailure => {
  const known: Readonly<Record<number, PublishFailure>> = {
    [rcodes.SERVFAIL]: { kind: 'unreachable' },
    [rcodes.REFUSED]: { kind: 'denied' },
    [rcodes.NOTAUTH]: { kind: 'denied' },
  };
  return lookUp(known, String(rcode)) ?? { kind: 'refused', reason: `RCODE ${rcode}` };
};

/**
 * Any server with dynamic updates, such as BIND, over TCP with a key of hmac-sha256. An update cannot make a zone: the
 * publisher enters it into the catalogue, and the name server makes it. Answers are not signed by DNSSEC.
 * [RFC 2136, RFC 8945, RFC 9432]
 */
export const rfc2136Publisher = (server: Rfc2136Settings, clock: Clock): DnsPublisher => {
  const ask = (request: Parameters<typeof askServer>[1]) => askServer(server, request, Math.floor(clock.now() / 1_000));
  const memberOf = (zone: string): WireRecord => ({
    name: `${createHash('sha1').update(encodeName(zone)).digest('hex')}.zones.${server.catalogue}.`,
    type: typeNumbers.PTR,
    class: classes.IN,
    ttl: CATALOGUE_TTL,
    data: encodeName(zone),
  });

  /** The answer to a question; empty where the server has none. */
  const records = async (name: string, type: number): Told<readonly WireRecord[]> => {
    const result = await ask(queryFor(name, type));
    if (!result.ok) return result;
    if (result.value.some(({ rcode }) => rcode === rcodes.SERVFAIL)) return fail({ kind: 'unreachable' });
    const own = result.value.filter(({ rcode }) => rcode === rcodes.NOERROR);
    return ok(
      own.flatMap(({ sections }) => sections[0]).filter((each) => type === typeNumbers.AXFR || each.type === type),
    );
  };

  const update = async (
    zone: string,
    updates: readonly WireRecord[],
    prerequisites: readonly WireRecord[] = [],
  ): Told<'done' | 'raced'> => {
    const question = { name: `${zone}.`, type: typeNumbers.SOA };
    const result = await ask({ opcode: opcodes.UPDATE, question, sections: [prerequisites, updates, []] });
    if (!result.ok) return result;
    const [answer] = result.value;
    if (answer === undefined) return fail({ kind: 'unreachable' });
    if (answer.rcode === rcodes.NXRRSET) return ok('raced');
    return answer.rcode === rcodes.NOERROR ? ok('done') : fail(failureOf(answer));
  };

  /** Whether the zone is the shop's, and its SOA record there. */
  const look = async (name: string): Told<{ readonly isOwn: boolean; readonly soa: WireRecord | null }> => {
    const member = await records(memberOf(name).name, typeNumbers.PTR);
    if (!member.ok) return member;
    const soa = await records(`${name}.`, typeNumbers.SOA);
    return soa.ok ? ok({ isOwn: member.value.length > 0, soa: soa.value[0] ?? null }) : soa;
  };

  const write = async (zone: PublishedZone, soa: WireRecord): Told<'done' | 'raced'> => {
    const stored = await records(`${zone.name}.`, typeNumbers.AXFR);
    if (!stored.ok) return stored;
    if (stored.value.length === 0) return fail({ kind: 'denied' });
    const wanted = toWire(zone);
    const parts = splitUpdates(updatesBetween(`${zone.name}.`, stored.value, wanted));
    for (const [at, part] of parts.entries()) {
      const isLast = at === parts.length - 1;
      const all = isLast ? [...part, ...wanted.filter(({ type }) => type === typeNumbers.SOA)] : part;
      // Each part changes the serial, so only the first one can ask for it.
      const result = await update(zone.name, all, at === 0 ? [{ ...soa, ttl: 0 }] : []);
      if (!result.ok || result.value === 'raced') return result;
    }
    return ok('done');
  };

  const publish = async (zone: PublishedZone, races: number): Told<Published> => {
    const found = await look(zone.name);
    if (!found.ok) return found;
    const { isOwn, soa } = found.value;
    if (!isOwn) {
      if (soa !== null) return fail({ kind: 'foreign-zone' });
      const entered = await update(server.catalogue, [memberOf(zone.name)]);
      return entered.ok ? fail({ kind: 'not-made-yet' }) : entered;
    }
    if (soa === null) return fail({ kind: 'not-made-yet' });
    const serial = serialOf(soa);
    if (isLaterSerial(serial, zone.serial)) return fail({ kind: 'newer-there', serial });
    if (serial === zone.serial) return ok({ ds: [] });
    const written = await write(zone, soa);
    if (!written.ok) return written;
    if (written.value === 'done') return ok({ ds: [] });
    return races < MAX_RACES ? publish(zone, races + 1) : fail({ kind: 'unreachable' });
  };

  return {
    canSign: false,
    publish: (zone) => publish(zone, 0),
    remove: async (name) => {
      const found = await look(name);
      if (!found.ok) return found;
      if (!found.value.isOwn) return ok(null);
      const removed = await update(server.catalogue, [{ ...memberOf(name), class: classes.NONE, ttl: 0 }]);
      return removed.ok ? ok(null) : removed;
    },
    answers: async () => isAnswer(await records(`${server.catalogue}.`, typeNumbers.SOA)),
  };
};
