import {
  activateAndLogIn,
  findLoginId,
  sendActivationCode,
  sendCodeByName,
  verifyActivation,
} from '#backend/authorisation/factors/activation.ts';
import { createBotChallenge, verifyHuman } from '#backend/authorisation/factors/bot-check.ts';
import { logInWithPasskey, startPasskeyLogIn } from '#backend/authorisation/factors/passkey-log-in.ts';
import { checkReset, requestReset, resetPassword } from '#backend/authorisation/factors/reset-password.ts';
import { logInWithSecondFactor } from '#backend/authorisation/factors/second-factor.ts';
import { type Caller, readCaller, readDevice, toBrowser } from '#backend/authorisation/log-in/caller.ts';
import { findPartyByPhone } from '#backend/authorisation/log-in/find-party.ts';
import { logIn } from '#backend/authorisation/log-in/log-in.ts';
import { exchangeLoginToken } from '#backend/authorisation/log-in/log-in-result.ts';
import {
  toDetailWire,
  toInfoWire,
  toLogInWire,
  toRegistrationWire,
} from '#backend/authorisation/log-in/log-in-wire.ts';
import { parseUsername } from '#backend/authorisation/log-in/names.ts';
import { readAccount, revokeToken } from '#backend/authorisation/log-in/sessions.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { Resolvers } from '#contracts/generated/authorization.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import { normaliseCode, normaliseUsername } from '#core/shared/text/validation.ts';
import type { AccountContext, AccountDeps } from './account-deps.ts';
import { isNameTaken, register } from './register.ts';
import { findMemberLevel, updateInfo } from './update-info.ts';

const requireOwnOrganisation = (given: string | null | undefined): void => {
  if (given !== null && given !== undefined && given !== organisationId) throw notFound('organisation');
};

/** Resolves a field for its caller, and only for the own organisation. */
const forCaller =
  <Args extends object, Answer>(answer: (deps: AccountDeps, caller: Caller, args: Args) => Promise<Answer>) =>
  async (_: unknown, args: Args, context: AccountContext): Promise<Answer> => {
    if ('orgId' in args && args.orgId !== organisationId) throw notFound('organisation');
    return answer(context.deps, await readCaller(context), args);
  };

/** [GQL-09, GQL-11] */
const accountQueries: Resolvers<AccountContext>['Query'] = {
  getUserDetail: async (_, { orgId, accessToken }, { deps }) => {
    requireOwnOrganisation(orgId);
    return { ...toDetailWire(await readAccount(deps, accessToken)), accessToken };
  },
  getUserLoginByToken: async (_, { accessToken }, { deps }) => (await readAccount(deps, accessToken)).login,
  checkUsernameExisted: forCaller((deps, caller, { username }) => isNameTaken(deps, caller, username)),
  getPartyDetailByPhone: async (_, { phone, orgId }, { deps, requireVisitor }) => {
    requireOwnOrganisation(orgId);
    const found = await findPartyByPhone(deps.db, await requireVisitor(), phone);
    return (
      found && { id: found.party.id, name: found.party.fullName, phone: found.party.phone, email: found.party.email }
    );
  },
  botChallenge: (_, __, { deps }) => createBotChallenge(deps),
};

/** [GQL-09, GQL-10, SDK-04] */
const registrationMutations: Resolvers<AccountContext>['Mutation'] = {
  register: forCaller(async (deps, caller, { registerRequest }) => {
    const person = { ...registerRequest, password: registerRequest.password ?? null };
    return toRegistrationWire(await register(deps, caller, person));
  }),
  sendSmsVerifyCode: forCaller((deps, caller, { username }) => sendCodeByName(deps, caller, parseUsername(username))),
  sendOTP: async (_, { orgId, phone, channelType }, context) => {
    requireOwnOrganisation(orgId);
    if ((channelType ?? 'SMS') !== 'SMS')
      throw new ServiceFailure('BAD_USER_INPUT', 'Codes go by SMS', { field: 'channelType' });
    return sendCodeByName(context.deps, await readCaller(context), parseUsername(phone));
  },
  sendActivationCode: forCaller((deps, caller, { userId }) => sendActivationCode(deps, caller, userId)),
  verifyCode: forCaller(async (deps, caller, { verifyCodeRequest: { username, code } }) => {
    const loginId = await findLoginId(deps, normaliseUsername(username));
    await verifyActivation(deps, caller, loginId, normaliseCode(code));
    return true;
  }),
  activate: forCaller(async (deps, caller, { userId, code }) =>
    toLogInWire(await activateAndLogIn(deps, caller, userId, normaliseCode(code))),
  ),
  createResetKey: forCaller(
    async (deps, caller, { userLoginId }) => (await requestReset(deps, caller, userLoginId)).key,
  ),
  requestReset: forCaller((deps, caller, { username, deviceMark }) =>
    requestReset(deps, caller, username, deviceMark ?? null),
  ),
  checkResetKey: forCaller((deps, caller, { resetKey }) => checkReset(deps, caller, resetKey)),
  resetPassword: async (_, { orgId, username, newPassword: password, accessToken: token }, { deps, headers }) => {
    requireOwnOrganisation(orgId);
    await resetPassword(deps, { username, password, token, device: readDevice(headers) });
    return true;
  },
  updateInfo: async (_, { orgId, accessToken, updateUserRequest, password }, { deps }) => {
    requireOwnOrganisation(orgId);
    const given = { accessToken, request: updateUserRequest ?? null, password: password ?? null };
    const account = await updateInfo(deps, given);
    return toInfoWire(account, await findMemberLevel(deps, account.party.id));
  },
  verifyRecaptcha: async (_, { orgId, token }, { deps, requireVisitor }) => {
    requireOwnOrganisation(orgId);
    return verifyHuman(deps, (await requireVisitor()).sessionId, token);
  },
};

/** [GQL-10, ACC-01, ACC-08] */
const sessionMutations: Resolvers<AccountContext>['Mutation'] = {
  login: forCaller(async (deps, caller, { loginRequest }) => {
    requireOwnOrganisation(loginRequest.orgId);
    return toLogInWire(await logIn(deps, caller, loginRequest));
  }),
  loginSecondFactor: forCaller(async (deps, caller, given) =>
    toLogInWire(await logInWithSecondFactor(deps, caller, given)),
  ),
  passkeyLoginChallenge: (_, __, { deps }) => startPasskeyLogIn(deps),
  loginPasskey: forCaller(async (deps, caller, given) => toLogInWire(await logInWithPasskey(deps, caller, given))),
  exchangeToken: forCaller(async (deps, caller, { accessToken }) =>
    toLogInWire(await exchangeLoginToken(deps, accessToken, toBrowser(caller))),
  ),
  logout: async (_, { accessToken, partyId }, { deps }) => {
    requireOwnOrganisation(partyId);
    await revokeToken(deps, accessToken);
    return true;
  },
};

export const authorizationResolvers: Resolvers<AccountContext> = {
  Query: accountQueries,
  Mutation: { ...registrationMutations, ...sessionMutations },
};
