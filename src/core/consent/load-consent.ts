import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import type { Consent } from './consent.ts';
import type { ConsentStore } from './consent-store.port.ts';

/** null when the visitor has not decided. [CON-01] */
export const loadConsent = query(
  ({ consents }: { readonly consents: ConsentStore }): UseCase<Nothing, Consent | null> =>
    async () =>
      ok(consents.read()),
);
