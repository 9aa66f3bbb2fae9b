import * as z from 'zod/mini';
import { converted } from '#adapters/replies/schema.ts';
import type { ConsentProofAnswer, ConsentProofBody } from '#contracts/rest/consent-rest.ts';
import type { ConsentRegistry } from '#core/consent/consent-store.port.ts';
import type { Schema, ServiceClient } from '../service-client.ts';

const stored: Schema<ConsentProofAnswer> = z.object({ data: z.object({ id: z.string() }) });
const schema = converted(stored, () => null);

/** At /consent/v1/proofs, with the shop's own token, never a visitor's. [CON-01] */
export const restConsentRegistry = ({ rest }: Pick<ServiceClient, 'rest'>): ConsentRegistry => ({
  record: (id, { version, decidedAt, granted }) => {
    const body: ConsentProofBody = { id, version, at: decidedAt, ...granted };
    return rest('POST', '/consent/v1/proofs', { body, schema });
  },
});
