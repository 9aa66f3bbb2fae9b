import { addPasskey, removePasskey, startPasskey } from '#backend/authorisation/factors/passkeys.ts';
import { confirmTotp, removeTotp, startTotp } from '#backend/authorisation/factors/totp.ts';
import { readBearer } from '#backend/platform/http/request-visitor.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { Resolvers } from '#contracts/generated/authorization.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { AccountContext, AccountRouteDeps } from './account-deps.ts';
import { countTry } from './rate-limits.ts';
import {
  accountLabel,
  type Customer,
  changePassword,
  endOtherSessionsOf,
  endSession,
  requireCustomer,
  requireFreshCustomer,
  securityOverview,
  toActor,
} from './security.ts';

/** Resolves a field for the customer whose session token is the bearer, shortly after the login. */
const forCustomer =
  <Args, Answer>(answer: (deps: AccountRouteDeps, customer: Customer, args: Args) => Promise<Answer>) =>
  async (_: unknown, args: Args, { deps, headers }: AccountContext): Promise<Answer> =>
    answer(deps, await requireFreshCustomer(deps, readBearer(headers)), args);

/** The same for an action without a result: answers true. */
const doneForCustomer = <Args>(act: (deps: AccountRouteDeps, customer: Customer, args: Args) => Promise<void>) =>
  forCustomer(async (deps, customer, args: Args) => {
    await act(deps, customer, args);
    return true;
  });

/** [SDK-03, ACC-09] */
export const securityResolvers = {
  Query: {
    securityOverview: forCustomer(securityOverview),
    personalData: forCustomer(async (deps, { party }) => {
      await countTry(deps, 'dataExport', party.id);
      return deps.personalData(party.id);
    }),
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
    endSession: doneForCustomer((deps, customer, { id }) => endSession(deps, customer, id)),
    endOtherSessions: forCustomer(endOtherSessionsOf),
    passkeyChallenge: forCustomer((deps, customer) => startPasskey(deps, customer.party, accountLabel(customer))),
    addPasskey: doneForCustomer((deps, customer, given) => addPasskey(deps, toActor(customer), given)),
    removePasskey: doneForCustomer((deps, customer, { id }) => removePasskey(deps, toActor(customer), id)),
    startTotp: doneForCustomer((deps, { party }) => startTotp(deps, party.id)),
    confirmTotp: doneForCustomer((deps, customer, { code }) => confirmTotp(deps, toActor(customer), code)),
    removeTotp: doneForCustomer((deps, customer, { code }) => removeTotp(deps, toActor(customer), code)),
  },
} satisfies Resolvers<AccountContext>;
