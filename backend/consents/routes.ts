import { Hono } from 'hono';
import * as z from 'zod';
import { countAddressTry } from '#backend/authorisation/rate-limits.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { parseFields, readJsonBody } from '#backend/platform/http/read-body.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { networkOf } from '#contracts/client-address.ts';
import type { ConsentProofAnswer, ConsentProofBody } from '#contracts/rest/consent-rest.ts';
import { consentProofs } from './schema.ts';

const proof: z.ZodType<ConsentProofBody> = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  version: z.number().int().min(1).max(9_999),
  at: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  chat: z.boolean(),
  statistics: z.boolean(),
  ads: z.boolean(),
});

/** `POST /consent/v1/proofs`: only the host's token, so proofs cannot be forged or linked to a visitor. [CON-01] */
export const consentRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.post('/consent/v1/proofs', async (c) => {
    const caller = await deps.visitorOf(c.req.raw.headers);
    if (caller === null || (caller.sessionId !== null && !caller.staff))
      throw new ServiceFailure('UNAUTHENTICATED', 'Proofs come from the host');
    const address = readClientAddress(deps, c.env, c.req.raw.headers);
    await countAddressTry(deps, 'consentProof', address === '' ? null : networkOf(address));
    const given = parseFields(proof, await readJsonBody(c));
    const receivedAt = new Date(deps.clock.now());
    await deps.db
      .insert(consentProofs)
      .values({ ...given, receivedAt })
      .onConflictDoNothing();
    return c.json({ data: { id: given.id } } satisfies ConsentProofAnswer);
  });
  return app;
};
