import { command, type UseCase } from '#core/failures/operation.ts';
import type { Clock, Log, Random } from '#core/shared/environment.port.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { ok } from '#core/shared/result.ts';
import { parseReturnPath } from '#core/shared/return-path.ts';
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
 * Keeps the visitor's choice in his browser and its proof at the registry, and stays on `path`. Withdrawing is the same
 * command with nothing granted. It never fails: a proof that cannot be stored does not stand in the way of the choice.
 * The proof's number is its own and tells nothing about who; the moment in the cookie finds it. [CON-01]
 */
export const saveConsent = command(
  (ports: SaveConsentPorts): UseCase<SaveConsentCommand, Outcome> =>
    async ({ chat, statistics, ads, path }) => {
      const consent: Consent = { version: CONSENT_VERSION, at: ports.clock.now(), granted: { chat, statistics, ads } };
      ports.consents.keep(consent);
      await prove(ports, consent);
      return ok({ goTo: parseReturnPath(path, ports.settings.site) ?? '/', notice: 'consent-saved', notify: null });
    },
);

/** Tried twice under one number, so that an answer that was lost makes no second proof. */
const prove = async ({ consentRegistry, random, log }: SaveConsentPorts, consent: Consent): Promise<void> => {
  const id = random.id();
  const first = await consentRegistry.record(id, consent);
  const stored = first.ok ? first : await consentRegistry.record(id, consent);
  if (!stored.ok) log.warn('Failed to store proof of consent', { failure: stored.failure.kind, at: consent.at });
};
