import * as z from 'zod/mini';
import { type AllReadersOf, converted, discarded, field, instant } from '#adapters/replies/schema.ts';
import {
  AccountDeletionDocument,
  type AccountDeletionQuery,
  CancelAccountDeletionDocument,
  RequestAccountDeletionDocument,
} from '#contracts/generated/authorization.ts';
import type { AccountDeletion } from '#core/account/deletion/account-deletion.ts';
import type { DeletionGateway } from '#core/account/deletion/deletion-gateway.port.ts';
import { isDeletionBlocker } from '#core/shared/people/deletion-blocker.ts';
import type { ServiceClient } from '../service-client.ts';

const stateReply = converted(
  z.object({
    effectiveAt: z.nullish(instant),
    blockers: z.array(z.string()),
    outbox: z.nullish(z.string()),
  } satisfies AllReadersOf<AccountDeletionQuery['accountDeletion']>),
  ({ effectiveAt, blockers, outbox }): AccountDeletion => ({
    effectiveAt: effectiveAt ?? null,
    blockers: blockers.filter(isDeletionBlocker),
    outbox: outbox ?? null,
  }),
);

/** The bearer is the customer's session. */
export const graphqlDeletionGateway = ({ graphql }: ServiceClient): DeletionGateway => ({
  state: () => graphql(AccountDeletionDocument, {}, field('accountDeletion', stateReply)),
  request: (name) =>
    graphql(RequestAccountDeletionDocument, { name }, field('requestAccountDeletion', discarded(z.object({})))),
  cancel: () => graphql(CancelAccountDeletionDocument, {}, field('cancelAccountDeletion', discarded(z.boolean()))),
});
