import type { AccountContext, AccountRouteDeps } from '#backend/authorisation/account-deps.ts';
import { readCaller } from '#backend/authorisation/log-in/caller.ts';
import { findVerifiedContact } from '#backend/authorisation/queue-account-mail.ts';
import { type Customer, readCustomer, requireCustomer, requireFreshCustomer } from '#backend/authorisation/security.ts';
import { outboxUrl } from '#backend/outbox/service.ts';
import { readBearer } from '#backend/platform/http/request-visitor.ts';
import type { Resolvers } from '#contracts/generated/authorization.service.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { cancelAccountDeletion, loadAccountDeletion, requestAccountDeletion } from './account-deletion.ts';

const toWire = async (deps: AccountRouteDeps, customer: Customer) => {
  const { effectiveAt, blockers } = await loadAccountDeletion(deps, customer);
  const contact = (await findVerifiedContact(deps.db, customer.party.id)) ?? customer.party.email;
  return {
    effectiveAt: effectiveAt?.toISOString() ?? null,
    blockers: [...blockers],
    outbox: outboxUrl(deps, isEmail(contact) ? 'email' : 'sms'),
  };
};

/** Only the request needs a fresh login. [Luật 91/2025/QH15, ASVS 7.5.1] */
export const deletionResolvers = {
  Query: {
    accountDeletion: async (_, __, { deps, headers }) => toWire(deps, await readCustomer(deps, readBearer(headers))),
  },
  Mutation: {
    requestAccountDeletion: async (_, { name }, context) => {
      const { deps, headers } = context;
      const customer = await requireFreshCustomer(deps, readBearer(headers));
      await requestAccountDeletion(deps, await readCaller(context), customer, name);
      return toWire(deps, customer);
    },
    cancelAccountDeletion: async (_, __, { deps, headers }) => {
      await cancelAccountDeletion(deps, await requireCustomer(deps, readBearer(headers)));
      return true;
    },
  },
} satisfies Resolvers<AccountContext>;
