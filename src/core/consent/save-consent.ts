import { command, type UseCase } from '#core/failures/operation.ts';
import type { Clock, Log, Random } from '#core/shared/environment.port.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { ok } from '#core/shared/result.ts';
import { originsOf, parseReturnPath } from '#core/shared/return-path.ts';
import type { ShopSettings } from '#core/shared/settings.ts';
import { CONSENT_VERSION, type Consent, type ConsentPurpose } from './consent.ts';
import type { ConsentRegistry, ConsentStore } from './consent-store.port.ts';

export type SaveConsentPorts = {
  readonly consents: ConsentStore;
  readonly consentRegistry: ConsentRegistry;
  readonly settings: ShopSettings;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
};

export type SaveConsentCommand = { readonly path: string; readonly idempotencyKey: IdempotencyKey } & Readonly<
  Record<ConsentPurpose, boolean>
>;

/**
 * Stores consent and its proof; saving nothing granted withdraws it. Never fails, even without a proof. The proof's
 * random id is anonymous; the cookie's time allows finding it. [CON-01]
 */
export const saveConsent = command(
  (ports: SaveConsentPorts): UseCase<SaveConsentCommand, Outcome> =>
    async ({ chat, statistics, ads, path }) => {
      const consent: Consent = {
        version: CONSENT_VERSION,
        decidedAt: ports.clock.now(),
        granted: { chat, statistics, ads },
      };
      ports.consents.save(consent);
      await recordProof(ports, consent);
      return ok({
        goTo: parseReturnPath(path, originsOf(ports.settings.site)) ?? '/',
        notice: 'consent-saved',
        notify: null,
      });
    },
);

/** Tries twice with one id, so that a lost answer creates no second proof. */
const recordProof = async ({ consentRegistry, random, log }: SaveConsentPorts, consent: Consent): Promise<void> => {
  const id = random.id();
  const first = await consentRegistry.record(id, consent);
  const stored = first.ok ? first : await consentRegistry.record(id, consent);
  if (!stored.ok) log.warn('Failed to store proof of consent', { failure: stored.failure.kind, at: consent.decidedAt });
};
