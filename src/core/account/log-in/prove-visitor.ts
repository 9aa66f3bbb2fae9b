import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { createAnonymousToken, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { fail, ok } from '#core/shared/result.ts';

export type ProveVisitorCommand = Keyed & { readonly proof: string };

/**
 * Gives a new guest their token for a proof of work, where so many came from one address that each has to. A guest who
 * has one keeps it. Failures: `too-many-visitors`, port failures. [VIS-02]
 */
export const proveVisitor = command(
  (ports: VisitorPorts): UseCase<ProveVisitorCommand, Outcome> =>
    async ({ proof }) => {
      const done: Outcome = { goTo: paths.home, notice: null, notify: null };
      if (ports.tokens.anonymous() !== null) return ok(done);
      const created = await createAnonymousToken(ports, proof);
      return created.ok ? ok(done) : fail(toShopFailure(created.failure));
    },
);
