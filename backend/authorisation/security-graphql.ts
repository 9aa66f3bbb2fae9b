import { bearerOf } from '#backend/platform/http/request-visitor.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { Resolvers } from '#contracts/generated/authorization.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { AccountContext } from './account-deps.ts';
import { addPasskey, removePasskey, startPasskey } from './passkeys.ts';
import {
  type Customer,
  changePassword,
  customerOf,
  endOthers,
  endSession,
  labelOf,
  securityOverview,
} from './security.ts';
import { confirmTotp, removeTotp, startTotp } from './totp.ts';

/** The customer whose session token is the bearer. */
const asking = ({ deps, headers }: AccountContext): Promise<Customer> => customerOf(deps, bearerOf(headers));

/** Login methods and sessions of the requesting customer. [SDK-03, ACC-09] */
export const securityResolvers = {
  Query: {
    securityOverview: async (_, __, context) => securityOverview(context.deps, await asking(context)),
  },
  Mutation: {
    updatePassword: async (
      _,
      { orgId, accessToken, currentPassword: old, newPassword: password },
      { deps, headers },
    ) => {
      if (orgId !== organisationId) throw notFound('organisation');
      await changePassword(deps, await customerOf(deps, accessToken ?? bearerOf(headers)), { old, password });
      return true;
    },
    endSession: async (_, { id }, context) => {
      await endSession(context.deps, await asking(context), id);
      return true;
    },
    endOtherSessions: async (_, __, context) => endOthers(context.deps, await asking(context)),
    passkeyChallenge: async (_, __, context) => {
      const customer = await asking(context);
      return startPasskey(context.deps, customer.party, labelOf(customer));
    },
    addPasskey: async (_, given, context) => {
      await addPasskey(context.deps, (await asking(context)).party.id, given);
      return true;
    },
    removePasskey: async (_, { id }, context) => {
      await removePasskey(context.deps, (await asking(context)).party.id, id);
      return true;
    },
    startTotp: async (_, __, context) => {
      await startTotp(context.deps, (await asking(context)).party.id);
      return true;
    },
    confirmTotp: async (_, { code }, context) => {
      await confirmTotp(context.deps, (await asking(context)).party.id, code);
      return true;
    },
    removeTotp: async (_, { code }, context) => {
      await removeTotp(context.deps, (await asking(context)).party.id, code);
      return true;
    },
  },
} satisfies Resolvers<AccountContext>;
