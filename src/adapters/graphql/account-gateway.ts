import * as z from 'zod/mini';
import {
  ActivateDocument,
  type ActivateMutation,
  CheckResetKeyDocument,
  type CheckResetKeyMutation,
  CheckUsernameExistedDocument,
  type CheckUsernameExistedQuery,
  CompleteAccountDocument,
  type CompleteAccountMutation,
  ExchangeTokenDocument,
  type ExchangeTokenMutation,
  LinkLoginDocument,
  type LinkLoginMutation,
  LoginDocument,
  type LoginMutation,
  LoginPasskeyDocument,
  type LoginPasskeyMutation,
  LoginSecondFactorDocument,
  type LoginSecondFactorMutation,
  PasskeyLoginChallengeDocument,
  type PasskeyLoginChallengeMutation,
  RegisterDocument,
  type RegisterMutation,
  RequestResetDocument,
  type RequestResetMutation,
  ResetPasswordDocument,
  type ResetPasswordMutation,
  SendActivationCodeDocument,
  type SendActivationCodeMutation,
} from '#contracts/generated/authorization.ts';
import { organisationId as orgId } from '#contracts/organisation.ts';
import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import { token } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { challengeReply, logInOf, logInReply, sentOf, sentReply } from './log-in-reply.ts';
import { loginProviders, providerAddress } from './provider-address.ts';

const filled = z.string().check(z.minLength(1));
const yes = z.boolean();

/** Keyed by the requested fields, so that a renamed field does not compile. */
const replies = {
  existed: z.object({ checkUsernameExisted: yes } satisfies Record<keyof CheckUsernameExistedQuery, unknown>),
  login: z.object({
    login: z.extend(logInReply, { secondFactorTicket: z.nullish(filled) }),
  } satisfies Record<keyof LoginMutation, unknown>),
  secondFactor: z.object({ loginSecondFactor: logInReply } satisfies Record<keyof LoginSecondFactorMutation, unknown>),
  challenge: z.object({
    passkeyLoginChallenge: challengeReply,
  } satisfies Record<keyof PasskeyLoginChallengeMutation, unknown>),
  passkey: z.object({ loginPasskey: logInReply } satisfies Record<keyof LoginPasskeyMutation, unknown>),
  registered: z.object({
    register: z.object({ id: filled, username: z.string(), status: z.string(), accessToken: filled }),
  } satisfies Record<keyof RegisterMutation, unknown>),
  sent: z.object({ sendActivationCode: sentReply } satisfies Record<keyof SendActivationCodeMutation, unknown>),
  activated: z.object({ activate: logInReply } satisfies Record<keyof ActivateMutation, unknown>),
  requested: z.object({
    requestReset: z.object({ key: filled, sent: sentReply }),
  } satisfies Record<keyof RequestResetMutation, unknown>),
  checked: z.object({
    checkResetKey: z.object({ userLoginId: z.string(), isVerified: yes, accessToken: z.nullish(filled) }),
  } satisfies Record<keyof CheckResetKeyMutation, unknown>),
  reset: z.object({ resetPassword: yes } satisfies Record<keyof ResetPasswordMutation, unknown>),
  exchanged: z.object({ exchangeToken: logInReply } satisfies Record<keyof ExchangeTokenMutation, unknown>),
  completed: z.object({
    updateInfo: z.object({ userLoginId: filled }),
  } satisfies Record<keyof CompleteAccountMutation, unknown>),
  linked: z.object({ linkLogin: yes } satisfies Record<keyof LinkLoginMutation, unknown>),
};

/** The visitor's anonymous token is the bearer. */
export const graphqlAccountGateway = (auth: ServiceClient): AccountGateway => ({
  ...loggingIn(auth),
  ...registering(auth),
  ...resetting(auth),
  loginProviders: loginProviders(auth),
  providerLoginUrl: providerAddress(auth),
  exchangeLoginToken: async (accessToken) => {
    const answer = await auth.graphql(ExchangeTokenDocument, { accessToken }, replies.exchanged);
    return answer.ok ? logInOf(answer.value.exchangeToken) : answer;
  },
  completeAccount: async (accessToken, person) => {
    const variables = { orgId, accessToken, updateUserRequest: person };
    const answer = await auth.graphql(CompleteAccountDocument, variables, replies.completed);
    return answer.ok ? ok({ userId: answer.value.updateInfo.userLoginId }) : answer;
  },
  linkAccount: async (accessToken) => {
    const answer = await auth.graphql(LinkLoginDocument, { accessToken }, replies.linked);
    return answer.ok ? ok(undefined) : answer;
  },
});

type LoggingIn = Pick<AccountGateway, 'logIn' | 'logInWithCode' | 'passkeyChallenge' | 'logInWithPasskey'>;
const loggingIn = (auth: ServiceClient): LoggingIn => ({
  logIn: async (username, password) => {
    const answer = await auth.graphql(LoginDocument, { loginRequest: { username, password, orgId } }, replies.login);
    if (!answer.ok) return answer;
    const { secondFactorTicket, ...reply } = answer.value.login;
    if (secondFactorTicket) return ok({ kind: 'second-factor', ticket: token(secondFactorTicket) });
    const login = logInOf(reply);
    return login.ok ? ok({ kind: 'done', ...login.value }) : login;
  },
  logInWithCode: async (ticket, code) => {
    const answer = await auth.graphql(LoginSecondFactorDocument, { ticket, code }, replies.secondFactor);
    return answer.ok ? logInOf(answer.value.loginSecondFactor) : answer;
  },
  passkeyChallenge: async () => {
    const answer = await auth.graphql(PasskeyLoginChallengeDocument, {}, replies.challenge);
    return answer.ok ? ok(answer.value.passkeyLoginChallenge) : answer;
  },
  logInWithPasskey: async (challengeId, response) => {
    const answer = await auth.graphql(LoginPasskeyDocument, { challengeId, response }, replies.passkey);
    return answer.ok ? logInOf(answer.value.loginPasskey) : answer;
  },
});

type Registering = Pick<AccountGateway, 'usernameExists' | 'register' | 'sendCode' | 'verifyCode'>;
const registering = (auth: ServiceClient): Registering => ({
  usernameExists: async (username) => {
    const answer = await auth.graphql(CheckUsernameExistedDocument, { username, orgId }, replies.existed);
    return answer.ok ? ok(answer.value.checkUsernameExisted) : answer;
  },
  register: async ({ fullName, username, password }, idempotencyKey) => {
    const variables = { orgId, registerRequest: { username, fullName, password } };
    const answer = await auth.graphql(RegisterDocument, variables, replies.registered, { idempotencyKey });
    if (!answer.ok) return answer;
    const { id: userLoginId, accessToken, ...made } = answer.value.register;
    return logInOf({ userLoginId, accessToken, username: made.username, status: 'UN_VERIFIED', existing: false });
  },
  sendCode: async (userId) => {
    const answer = await auth.graphql(SendActivationCodeDocument, { orgId, userId }, replies.sent);
    return answer.ok ? ok(sentOf(answer.value.sendActivationCode)) : answer;
  },
  verifyCode: async (userId, code) => {
    const answer = await auth.graphql(ActivateDocument, { userId, code }, replies.activated);
    return answer.ok ? logInOf(answer.value.activate) : answer;
  },
});

type Resetting = Pick<AccountGateway, 'requestReset' | 'verifyReset' | 'resetPassword'>;
const resetting = (auth: ServiceClient): Resetting => ({
  requestReset: async (username) => {
    const answer = await auth.graphql(RequestResetDocument, { username }, replies.requested);
    if (!answer.ok) return answer;
    const { key, sent } = answer.value.requestReset;
    return ok({ key: token(key), sent: sentOf(sent) });
  },
  verifyReset: async (key, code) => {
    // `key.code` for a request, or the link's key alone.
    const resetKey = code === '' ? key : `${key}.${code}`;
    const answer = await auth.graphql(CheckResetKeyDocument, { resetKey }, replies.checked);
    if (!answer.ok) return answer;
    const { accessToken, userLoginId: username } = answer.value.checkResetKey;
    return accessToken ? ok({ token: token(accessToken), username }) : fail({ kind: 'garbled' });
  },
  resetPassword: async (accessToken, username, newPassword) => {
    const variables = { orgId, username, newPassword, accessToken };
    const answer = await auth.graphql(ResetPasswordDocument, variables, replies.reset);
    return answer.ok ? ok(undefined) : answer;
  },
});
