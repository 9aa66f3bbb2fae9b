import { notFound } from '#backend/platform/service-failure.ts';
import type { Resolvers } from '#contracts/generated/authorization.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import { normaliseCode, normaliseUsername } from '#core/shared/validation.ts';
import type { AccountContext } from './account-deps.ts';
import { activateAndLogIn, findLoginId, sendActivationCode, sendCodeByName, verifyActivation } from './activation.ts';
import { createBotChallenge, verifyHuman } from './bot-check.ts';
import { type Caller, readDevice, toClient } from './caller.ts';
import { logIn } from './log-in.ts';
import { exchangeLoginToken } from './log-in-result.ts';
import { toDetailWire, toInfoWire, toLogInWire, toRegistrationWire } from './log-in-wire.ts';
import { findAccountByName, parseUsername } from './names.ts';
import { logInWithPasskey, startPasskeyLogIn } from './passkey-log-in.ts';
import { countClientTry } from './rate-limits.ts';
import { register } from './register.ts';
import { checkReset, requestReset, resetPassword } from './reset-password.ts';
import { logInWithSecondFactor } from './second-factor.ts';
import { requireAccount, revokeToken } from './sessions.ts';
import { findMemberLevel, updateInfo } from './update-info.ts';

const requireOwnOrganisation = (given: string | null | undefined): void => {
  if (given !== null && given !== undefined && given !== organisationId) throw notFound('organisation');
};

const readCaller = async ({ visitor, address, headers, idempotencyKey }: AccountContext): Promise<Caller> => ({
  ...{ visitor: await visitor(), address, device: readDevice(headers), idempotencyKey },
});

/** [GQL-09, GQL-11] */
const accountQueries: Resolvers<AccountContext>['Query'] = {
  getUserDetail: async (_, { orgId, accessToken }, { deps }) => {
    requireOwnOrganisation(orgId);
    return { ...toDetailWire(await requireAccount(deps, accessToken)), accessToken };
  },
  getUserLoginByToken: async (_, { accessToken }, { deps }) => {
    const { login } = await requireAccount(deps, accessToken);
    return { id: login.id, status: login.status, partyId: login.partyId, userLoginId: login.userLoginId };
  },
  checkUsernameExisted: async (_, { orgId, username }, context) => {
    requireOwnOrganisation(orgId);
    await countClientTry(context.deps, 'nameLookUp', toClient(await readCaller(context)));
    return (await findAccountByName(context.deps.db, username)) !== undefined;
  },
  botChallenge: (_, __, { deps }) => createBotChallenge(deps),
};

/** [GQL-09, GQL-10, SDK-04] */
const registrationMutations: Resolvers<AccountContext>['Mutation'] = {
  register: async (_, { orgId, registerRequest }, context) => {
    requireOwnOrganisation(orgId);
    const person = { ...registerRequest, password: registerRequest.password ?? null };
    return toRegistrationWire(await register(context.deps, await readCaller(context), person));
  },
  sendSmsVerifyCode: async (_, { orgId, username }, context) => {
    requireOwnOrganisation(orgId);
    return sendCodeByName(context.deps, await readCaller(context), parseUsername(username));
  },
  sendActivationCode: async (_, { orgId, userId }, context) => {
    requireOwnOrganisation(orgId);
    return sendActivationCode(context.deps, await readCaller(context), userId);
  },
  verifyCode: async (_, { orgId, verifyCodeRequest: { username, code } }, context) => {
    requireOwnOrganisation(orgId);
    const loginId = await findLoginId(context.deps, normaliseUsername(username));
    await verifyActivation(context.deps, await readCaller(context), loginId, normaliseCode(code));
    return true;
  },
  activate: async (_, { userId, code }, context) =>
    toLogInWire(await activateAndLogIn(context.deps, await readCaller(context), userId, normaliseCode(code))),
  createResetKey: async (_, { userLoginId }, context) =>
    (await requestReset(context.deps, await readCaller(context), userLoginId)).key,
  requestReset: async (_, { username }, context) => requestReset(context.deps, await readCaller(context), username),
  checkResetKey: async (_, { resetKey }, context) => checkReset(context.deps, await readCaller(context), resetKey),
  resetPassword: async (_, { orgId, username, newPassword: password, accessToken: token }, { deps }) => {
    requireOwnOrganisation(orgId);
    await resetPassword(deps, { username, password, token });
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
  login: async (_, { loginRequest }, context) => {
    requireOwnOrganisation(loginRequest.orgId);
    return toLogInWire(await logIn(context.deps, await readCaller(context), loginRequest));
  },
  loginSecondFactor: async (_, given, context) =>
    toLogInWire(await logInWithSecondFactor(context.deps, await readCaller(context), given)),
  passkeyLoginChallenge: (_, __, { deps }) => startPasskeyLogIn(deps),
  loginPasskey: async (_, given, context) =>
    toLogInWire(await logInWithPasskey(context.deps, await readCaller(context), given)),
  exchangeToken: async (_, { accessToken }, { deps, headers }) =>
    toLogInWire(await exchangeLoginToken(deps, accessToken, readDevice(headers))),
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
