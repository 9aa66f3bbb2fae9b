import type { PortFailure } from '#core/shared/failure.ts';
import type { Token } from '#core/shared/ids.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import type { Result } from '#core/shared/result.ts';

/** `term`: ms since 1970 UTC. */
export type GuestSignature = { readonly token: Token; readonly time: number };

/** Signs e-mail, phone, name and time; `denied` without a secret, which stays on the host. [FIN-03] */
export type GuestSigner = {
  readonly sign: (contact: Contact, time: number) => Promise<Result<GuestSignature, PortFailure>>;
};
