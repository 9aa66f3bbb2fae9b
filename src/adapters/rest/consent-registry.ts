import * as z from 'zod/mini';
import type { ConsentProofAnswer, ConsentProofBody } from '#contracts/consent-rest.ts';
import type { ConsentRegistry } from '#core/consent/consent-store.port.ts';
import { ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

const stored: z.ZodMiniType<ConsentProofAnswer> = z.object({ data: z.object({ id: z.string() }) });

/** At /consent/v1/proofs, with the shop's own token, never a visitor's. [CON-01] */
export const restConsentRegistry = (service: Pick<ServiceClient, 'rest'>): ConsentRegistry => ({
  record: async (id, { version, decidedAt, granted }) => {
    const body: ConsentProofBody = { id, version, at: decidedAt, ...granted };
    const answer = await service.rest('POST', '/consent/v1/proofs', { body, schema: stored });
    return answer.ok ? ok(null) : answer;
  },
});
