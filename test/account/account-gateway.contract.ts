import { lockoutLaws } from '#test/account/log-in/laws-of-lockout.ts';
import { providerLaws } from '#test/account/providers/laws-of-providers.ts';
import { registrationLaws } from '#test/account/registration/laws-of-registration.ts';
import { resetLaws } from '#test/account/registration/laws-of-reset.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import type { AccountSubject } from './account-subject.ts';

/**
 * Laws of every AccountGateway: usernames are unique, codes work once, and a token is no session before its account is
 * verified.
 */
export const accountGatewayLaws: readonly Law<AccountSubject>[] = [
  ...registrationLaws,
  ...resetLaws,
  ...lockoutLaws,
  ...providerLaws,
];

/** Runs the laws on one adapter. */
export const accountGatewayContract = (name: string, open: () => Promise<AccountSubject>): void =>
  describeLaws(`${name} keeps the AccountGateway contract`, accountGatewayLaws, open);
