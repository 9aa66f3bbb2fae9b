import { describeLaws, type Law } from '#test/kit/law.ts';
import type { AccountSubject } from './account-subject.ts';
import { providerLaws } from './laws-of-providers.ts';
import { registrationLaws } from './laws-of-registration.ts';
import { resetLaws } from './laws-of-reset.ts';

/** What every AccountGateway owes: one account per name, codes that count once, tokens that are no sessions before their time. */
export const accountGatewayLaws: readonly Law<AccountSubject>[] = [...registrationLaws, ...resetLaws, ...providerLaws];

/** Runs the laws on one adapter. */
export const accountGatewayContract = (name: string, open: () => Promise<AccountSubject>): void =>
  describeLaws(`${name} keeps the AccountGateway contract`, accountGatewayLaws, open);
