import * as z from 'zod';
import { MAX_VALUE } from '#core/dns/dns-record.ts';
import { encodingOf } from '#core/dns/file-encoding.ts';
import type * as dns from '#core/dns/operations.ts';
import { MAX_ZONE_FILE_BYTES } from '#core/dns/zone-file.ts';
import { serviceId } from '#core/shared/ids.ts';
import { command, flag, type Inputs, key, orNull, text, typed, whole } from './parts.ts';

const service = key.transform(serviceId);
/** A record's value with its name, type and TTL. */
const record = text(MAX_VALUE + 300);
const version = whole.pipe(z.number().min(0));

/** Larger ones are refused by the use case, with their own sentence. */
const zoneText = typed(2 * MAX_ZONE_FILE_BYTES);
/** An uploaded file, in base64. */
const zoneFile = typed(3 * MAX_ZONE_FILE_BYTES).transform((base64) => {
  const bytes = Buffer.from(base64, 'base64');
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
});

export const dnsInputs: Inputs<typeof dns> = {
  applyTemplate: command({ id: service, version, template: text(128) }),
  createUpdateToken: command({ id: service, name: typed(300) }),
  importZone: command({
    id: service,
    version,
    text: zoneText,
    file: zoneFile,
    replaceAll: flag(false),
    confirmed: flag(false),
  }),
  loadZone: z.object({ id: service }),
  loadZoneTemplates: z.object({ id: service }),
  removeRecord: command({ id: service, version, record }),
  removeUpdateToken: command({ id: service, name: text(253) }),
  saveRecord: command({
    id: service,
    version,
    replaces: orNull(record),
    name: typed(300),
    type: typed(10),
    ttl: typed(40),
    value: typed(2 * MAX_VALUE),
  }),
  setZoneSigned: command({ id: service, isSigned: flag(false) }),
  undoZoneChange: command({ id: service, version, change: version }),
};
