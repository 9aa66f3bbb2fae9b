import { notFound } from '#backend/platform/service-failure.ts';
import type { Resolvers } from '#contracts/generated/authorization.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import { normaliseCode, normaliseUsername } from '#core/shared/validation.ts';
import type { AccountContext } from './account-deps.ts';
import { activate, loginIdOf, sendActivationCode, sendCodeByName, verifyActivation } from './activation.ts';
import { botChallenge, verifyHuman } from './bot-check.ts';
import { type Caller, clientOf, deviceOf } from './caller.ts';
import { logIn } from './log-in.ts';
import { exchange } from './log-in-result.ts';
import { detailWire, infoWire, logInWire, registrationWire } from './log-in-wire.ts';
import { findByName, requireUsername } from './names.ts';
import { logInWithPasskey, startPasskeyLogIn } from './passkey-log-in.ts';
import { register } from './register.ts';
import { checkReset, requestReset, resetPassword } from './reset-password.ts';
import { logInWithSecondFactor } from './second-factor.ts';
import { accountOf, revokeToken } from './sessions.ts';
import { countClientTry } from './throttle.ts';
import { memberLevelOf, updateInfo } from './update-info.ts';

const ownOrganisation = (given: string | null | undefined): void => {
  if (given !== null && given !== undefined && given !== organisationId) throw notFound('organisation');
};

const callerOf = async ({ visitor, address, headers, idempotencyKey }: AccountContext): Promise<Caller> => ({
  ...{ visitor: await visitor(), address, device: deviceOf(headers), idempotencyKey },
});

/** Accounts by token, and which login names are taken. [GQL-09, GQL-11] */
const queries: Resolvers<AccountContext>['Query'] = {
  getUserDetail: async (_, { orgId, accessToken }, { deps }) => {
    ownOrganisation(orgId);
    return { ...detailWire(await accountOf(deps, accessToken)), accessToken };
  },
  getUserLoginByToken: async (_, { accessToken }, { deps }) => {
    const { login } = await accountOf(deps, accessToken);
    return { id: login.id, status: login.status, partyId: login.partyId, userLoginId: login.userLoginId };
  },
  checkUsernameExisted: async (_, { orgId, username }, context) => {
    ownOrganisation(orgId);
    await countClientTry(context.deps, 'nameLookUp', clientOf(await callerOf(context)));
    return (await findByName(context.deps.db, username)) !== undefined;
  },
  botChallenge: (_, __, { deps }) => botChallenge(deps),
};

/** Registration, verification and passwords. [GQL-09, GQL-10, SDK-04] */
const registration: Resolvers<AccountContext>['Mutation'] = {
  register: async (_, { orgId, registerRequest }, context) => {
    ownOrganisation(orgId);
    const person = { ...registerRequest, password: registerRequest.password ?? null };
    return registrationWire(await register(context.deps, await callerOf(context), person));
  },
  sendSmsVerifyCode: async (_, { orgId, username }, context) => {
    ownOrganisation(orgId);
    return sendCodeByName(context.deps, await callerOf(context), requireUsername(username));
  },
  sendActivationCode: async (_, { orgId, userId }, context) => {
    ownOrganisation(orgId);
    return sendActivationCode(context.deps, await callerOf(context), userId);
  },
  verifyCode: async (_, { orgId, verifyCodeRequest: { username, code } }, context) => {
    ownOrganisation(orgId);
    const loginId = await loginIdOf(context.deps, normaliseUsername(username));
    await verifyActivation(context.deps, await callerOf(context), loginId, normaliseCode(code));
    return true;
  },
  activate: async (_, { userId, code }, context) =>
    logInWire(await activate(context.deps, await callerOf(context), userId, normaliseCode(code))),
  createResetKey: async (_, { userLoginId }, context) =>
    (await requestReset(context.deps, await callerOf(context), userLoginId)).key,
  requestReset: async (_, { username }, context) => requestReset(context.deps, await callerOf(context), username),
  checkResetKey: async (_, { resetKey }, context) => checkReset(context.deps, await callerOf(context), resetKey),
  resetPassword: async (_, { orgId, username, newPassword: password, accessToken: token }, { deps }) => {
    ownOrganisation(orgId);
    await resetPassword(deps, { username, password, token });
    return true;
  },
  updateInfo: async (_, { orgId, accessToken, updateUserRequest, password }, { deps }) => {
    ownOrganisation(orgId);
    const given = { accessToken, request: updateUserRequest ?? null, password: password ?? null };
    const account = await updateInfo(deps, given);
    return infoWire(account, await memberLevelOf(deps, account.party.id));
  },
  verifyRecaptcha: async (_, { orgId, token }, { deps, requireVisitor }) => {
    ownOrganisation(orgId);
    return verifyHuman(deps, (await requireVisitor()).sessionId, token);
  },
};

/** All ways to start a session, and log-out. [GQL-10, ACC-01, ACC-08] */
const ways: Resolvers<AccountContext>['Mutation'] = {
  login: async (_, { loginRequest }, context) => {
    ownOrganisation(loginRequest.orgId);
    return logInWire(await logIn(context.deps, await callerOf(context), loginRequest));
  },
  loginSecondFactor: async (_, given, context) =>
    logInWire(await logInWithSecondFactor(context.deps, await callerOf(context), given)),
  passkeyLoginChallenge: (_, __, { deps }) => startPasskeyLogIn(deps),
  loginPasskey: async (_, given, context) =>
    logInWire(await logInWithPasskey(context.deps, await callerOf(context), given)),
  exchangeToken: async (_, { accessToken }, { deps, headers }) =>
    logInWire(await exchange(deps, accessToken, deviceOf(headers))),
  logout: async (_, { accessToken, partyId }, { deps }) => {
    ownOrganisation(partyId);
    await revokeToken(deps, accessToken);
    return true;
  },
};

export const authorizationResolvers: Resolvers<AccountContext> = {
  Query: queries,
  Mutation: { ...registration, ...ways },
};
