import * as z from 'zod/mini';
import { converted } from '#adapters/replies/schema.ts';
import type { AdministrativeUnit } from '#core/places/places.port.ts';

/** Provinces or wards, on both wires. */
export const administrativeUnitsReply = z.array(
  converted(
    z.object({ id: z.string(), name: z.string() }),
    ({ id, name }): AdministrativeUnit => ({ code: id, name: name.normalize('NFC') }),
  ),
);
