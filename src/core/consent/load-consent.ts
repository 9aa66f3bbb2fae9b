import { ok } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import type { ConsentStore } from './consent-store.port.ts';

/** The choice that this browser holds; null while none was made. [CON-01] */
export const loadConsent =
  ({ consents }: { readonly consents: ConsentStore }): UseCases['loadConsent'] =>
  async () =>
    ok(consents.read());
