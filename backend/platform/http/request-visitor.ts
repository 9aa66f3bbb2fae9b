import { createHash } from 'node:crypto';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import type { BackendDeps } from '../deps.ts';
import { ServiceFailure } from '../service-failure.ts';

/** Only digests of tokens are stored. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Authorization first, then X-Ecomos-Access-Token. «Bearer null» counts as missing. [WIRE 7.5, 7.6] */
export const readBearer = (headers: Headers): string | null => {
  const authorised = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const token = authorised ?? headers.get('x-ecomos-access-token')?.trim();
  return !token || token === 'null' || token === 'undefined' ? null : token;
};

/** Throws UNAUTHENTICATED without a session. */
export const requireVisitor = async (
  deps: Pick<BackendDeps, 'visitorOf'>,
  headers: Headers,
): Promise<SessionVisitor> => {
  const visitor = await deps.visitorOf(headers);
  if (visitor === null || visitor.sessionId === null)
    throw new ServiceFailure('UNAUTHENTICATED', 'A valid token is required');
  return { ...visitor, sessionId: visitor.sessionId };
};

export const readIdempotencyKey = (headers: Headers): string | null => {
  const key = headers.get('idempotency-key')?.trim();
  return key ? key.slice(0, 200) : null;
};
