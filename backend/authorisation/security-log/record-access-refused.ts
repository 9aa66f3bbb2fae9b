import type { BackendDeps } from '#backend/platform/deps.ts';
import { recordSecurityEvent } from './security-log.ts';

type Ports = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'visitorOf'>;

export const recordAccessRefused =
  (ports: Ports): BackendDeps['recordAccessRefused'] =>
  async (headers, address, failure) => {
    const visitor = await ports.visitorOf(headers);
    const whose = { partyId: visitor?.partyId ?? null, sessionId: visitor?.sessionId ?? null };
    await recordSecurityEvent(ports, { event: 'access-refused', result: 'refused', failure, ...whose, address });
  };
