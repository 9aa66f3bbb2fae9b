import type { Zone } from '#core/dns/zone.ts';
import type { ZoneEdit, ZoneGateway } from '#core/dns/zone-gateway.port.ts';
import { MAX_RECORDS } from '#core/shared/domains/dns-problem.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { type Mutants, mapValue } from '#test/kit/mutants.ts';
import type { ZoneSubject } from './zone-subject.ts';

type Change = (zones: ZoneGateway) => Partial<ZoneGateway>;

const changing =
  (change: Change) =>
  (subject: ZoneSubject): ZoneSubject => ({ ...subject, zones: { ...subject.zones, ...change(subject.zones) } });

/** Every zone that the gateway returns. */
const telling = (tell: (zone: Zone) => Zone) =>
  changing(({ load, change }) => ({
    load: (id) => mapValue(load(id), tell),
    change: (id, edit, key) => mapValue(change(id, edit, key), tell),
  }));

const sending = (send: (edit: ZoneEdit, current: Zone) => ZoneEdit) =>
  changing(({ load, change }) => ({
    change: async (id: ServiceId, edit, key) => {
      const current = await load(id);
      return current.ok ? change(id, send(edit, current.value), key) : current;
    },
  }));

/** What it refuses with this code, it answers like a success that changed nothing. */
const swallowing = (code: string, problem?: string) =>
  changing(({ load, change }) => ({
    change: async (id, edit, key) => {
      const answer = await change(id, edit, key);
      if (answer.ok || answer.failure.kind !== 'rejected' || answer.failure.code !== code) return answer;
      return problem === undefined || answer.failure.detail?.problem === problem ? load(id) : answer;
    },
  }));

const emptyZone: Zone = {
  domain: 'a.com',
  version: 0,
  records: [],
  changes: [],
  publication: null,
  signing: null,
  updates: { url: '', tokens: [] },
  canChange: true,
};

/** Each has one fault. */
export const zoneGatewayMutants: Mutants<ZoneSubject> = {
  'every service has a zone': changing(({ load }) => ({
    load: async (id) => {
      const found = await load(id);
      return found.ok ? found : ok(emptyZone);
    },
  })),
  'the log forgets what was removed': telling((zone) => ({
    ...zone,
    changes: zone.changes.map((each) => ({ ...each, removed: [] })),
  })),
  'letters beyond ASCII are lost': telling((zone) => ({
    ...zone,
    records: zone.records.map((each) => ({ ...each, value: each.value.replace(/[^ -~]/g, '?') })),
  })),
  'the last writer wins': sending((edit, { version }) => ({ ...edit, version })),
  'an idempotency key is ignored': changing(({ change }) => {
    let calls = 0;
    return {
      change: (id, edit, key) => {
        calls += 1;
        // Another key of the same form.
        return change(id, edit, `${key.slice(0, -4)}${String(calls).padStart(4, '0')}` as typeof key);
      },
    };
  }),
  'contradictions are not told': swallowing('zone-refused'),
  'unchecked records are accepted': swallowing('bad-input'),
  'a full zone loses its last record': telling((zone) => ({
    ...zone,
    records: zone.records.slice(0, MAX_RECORDS - 1),
  })),
  'every domain can be changed': telling((zone) => ({ ...zone, canChange: true })),
  'signatures are never switched off': changing(({ setSigned }) => ({
    setSigned: (id, _, key) => setSigned(id, true, key),
  })),
  'every name has the same token': changing(() => ({ createUpdateToken: async () => ok('token') })),
  'everybody sees every zone': (subject) => ({ ...subject, others: subject.zones }),
  'a guest sees every zone': (subject) => ({ ...subject, guests: subject.zones }),
};
