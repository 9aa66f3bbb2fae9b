import * as z from 'zod';
import type * as dns from '#core/dns/operations.ts';
import { serviceId } from '#core/shared/ids.ts';
import { command, type Inputs, key, orNull, text, typed, whole } from './parts.ts';

const service = key.transform(serviceId);
/** A record's value with its name, type and TTL. */
const record = text(2_500);
const version = whole.pipe(z.number().min(0));

export const dnsInputs: Inputs<typeof dns> = {
  loadZone: z.object({ id: service }),
  removeRecord: command({ id: service, version, record }),
  saveRecord: command({
    id: service,
    version,
    replaces: orNull(record),
    name: typed(300),
    type: typed(10),
    ttl: typed(10),
    value: typed(4_000),
  }),
  undoZoneChange: command({ id: service, version, change: version }),
};
