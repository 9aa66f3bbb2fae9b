import type { ProviderLookup } from '#backend/authorisation/providers/identity-provider.ts';
import type { ProviderEnvironment } from '#backend/authorisation/providers/provider-environment.ts';
import type { MessageSettings } from '#backend/outbox/environment.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, FindDeletionBlockers } from '#backend/platform/deps.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import type { PersonalRows } from '#backend/platform/personal-data.ts';
import type { AccountEnvironment } from './environment.ts';
import type { ViewerPorts } from './viewing/may-go-on.ts';

export type AccountSettings = {
  readonly accounts: AccountEnvironment;
  readonly providers: ProviderEnvironment;
} & MessageSettings;

/** What other services change with the e-mail address of an account, in the same transaction. */
export type EmailReplaced = (
  tx: Transaction,
  change: { readonly partyId: string; readonly oldEmail: string; readonly newEmail: string },
) => Promise<void>;

export type AccountDeps = BackendDeps<AccountSettings> & {
  readonly providers: ProviderLookup;
  readonly emailReplaced: EmailReplaced;
  readonly mayView: ViewerPorts['mayView'];
};

/** `personalData`: what all services store of a person. `findBlockers`: what all services say against its deletion. */
export type AccountRouteDeps = AccountDeps & {
  readonly findBlockers: FindDeletionBlockers;
  readonly personalData: (partyId: string) => Promise<readonly PersonalRows[]>;
};

export type AccountContext = GraphqlContext<AccountRouteDeps>;
