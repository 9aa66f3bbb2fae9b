import { readBearer } from '#backend/platform/http/request-visitor.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { Resolvers } from '#contracts/generated/authorization.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { AccountContext } from './account-deps.ts';
import { addPasskey, removePasskey, startPasskey } from './passkeys.ts';
import {
  accountLabel,
  type Customer,
  changePassword,
  endOtherSessionsOf,
  endSession,
  requireCustomer,
  securityOverview,
} from './security.ts';
import { confirmTotp, removeTotp, startTotp } from './totp.ts';

const currentCustomer = ({ deps, headers }: AccountContext): Promise<Customer> =>
  requireCustomer(deps, readBearer(headers));

/** [SDK-03, ACC-09] */
export const securityResolvers = {
  Query: {
    securityOverview: async (_, __, context) => securityOverview(context.deps, await currentCustomer(context)),
  },
  Mutation: {
    updatePassword: async (
      _,
      { orgId, accessToken, currentPassword: old, newPassword: password },
      { deps, headers },
    ) => {
      if (orgId !== organisationId) throw notFound('organisation');
      await changePassword(deps, await requireCustomer(deps, accessToken ?? readBearer(headers)), { old, password });
      return true;
    },
    endSession: async (_, { id }, context) => {
      await endSession(context.deps, await currentCustomer(context), id);
      return true;
    },
    endOtherSessions: async (_, __, context) => endOtherSessionsOf(context.deps, await currentCustomer(context)),
    passkeyChallenge: async (_, __, context) => {
      const customer = await currentCustomer(context);
      return startPasskey(context.deps, customer.party, accountLabel(customer));
    },
    addPasskey: async (_, given, context) => {
      await addPasskey(context.deps, (await currentCustomer(context)).party.id, given);
      return true;
    },
    removePasskey: async (_, { id }, context) => {
      await removePasskey(context.deps, (await currentCustomer(context)).party.id, id);
      return true;
    },
    startTotp: async (_, __, context) => {
      await startTotp(context.deps, (await currentCustomer(context)).party.id);
      return true;
    },
    confirmTotp: async (_, { code }, context) => {
      await confirmTotp(context.deps, (await currentCustomer(context)).party.id, code);
      return true;
    },
    removeTotp: async (_, { code }, context) => {
      await removeTotp(context.deps, (await currentCustomer(context)).party.id, code);
      return true;
    },
  },
} satisfies Resolvers<AccountContext>;
