import type { Contact } from '#core/shared/contact.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** The shop's signature for a guest at a time (ms since 1970 UTC). */
export type GuestSignature = { readonly token: Token; readonly time: number };

/**
 * Signs e-mail, phone, name and time with a secret that stays on the host. `denied` when no secret is configured.
 * [FIN-03]
 */
export type GuestSigner = {
  readonly sign: (contact: Contact, time: number) => Promise<Result<GuestSignature, PortFailure>>;
};
