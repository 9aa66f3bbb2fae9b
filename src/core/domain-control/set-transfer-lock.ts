import { command, type UseCase } from '#core/failures/operation.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { changeDomain, type DomainCommand, type DomainControlPorts } from './change-domain.ts';

/**
 * Forbids or allows transfers to another registrar. Failures: `domain-changed`, `domain-not-active`, `login-required`,
 * `not-found`. [RFC 5731, clientTransferProhibited]
 */
export const setTransferLock = command(
  (ports: DomainControlPorts): UseCase<DomainCommand & { readonly isLocked: boolean }, Outcome> =>
    ({ isLocked, ...asked }) =>
      changeDomain(ports)(asked, { kind: 'lock', isLocked }, isLocked ? 'transfer-locked' : 'transfer-unlocked'),
);
