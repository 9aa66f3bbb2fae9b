import * as z from 'zod/mini';
import {
  challengeReply,
  completedReply,
  firstFactorReply,
  logInReply,
  operationDone,
  providerPageReply,
  providersReply,
  registeredReply,
  resetCheckedReply,
  resetRequestedReply,
  sentReply,
} from '#adapters/replies/log-in-reply.ts';
import { field } from '#adapters/replies/schema.ts';
import {
  ActivateDocument,
  CheckResetKeyDocument,
  CheckUsernameExistedDocument,
  CompleteAccountDocument,
  ExchangeTokenDocument,
  LinkLoginDocument,
  LoginDocument,
  LoginFacebookDocument,
  LoginGoogleDocument,
  LoginOpenIdDocument,
  LoginPasskeyDocument,
  LoginProvidersDocument,
  LoginSecondFactorDocument,
  LoginZaloDocument,
  PasskeyLoginChallengeDocument,
  RegisterDocument,
  RequestResetDocument,
  ResetPasswordDocument,
  SendActivationCodeDocument,
} from '#contracts/generated/authorization.ts';
import { organisationId as orgId } from '#contracts/organisation.ts';
import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import type { ServiceClient } from '../service-client.ts';

/** The visitor's anonymous token is the bearer. */
export const graphqlAccountGateway = ({ graphql }: ServiceClient): AccountGateway => ({
  logIn: (username, password, deviceMark = null) =>
    graphql(
      LoginDocument,
      { loginRequest: { username, password, orgId, deviceMark } },
      field('login', firstFactorReply),
    ),
  logInWithCode: (ticket, code) =>
    graphql(LoginSecondFactorDocument, { ticket, code }, field('loginSecondFactor', logInReply)),
  passkeyChallenge: () => graphql(PasskeyLoginChallengeDocument, {}, field('passkeyLoginChallenge', challengeReply)),
  logInWithPasskey: (challengeId, response) =>
    graphql(LoginPasskeyDocument, { challengeId, response }, field('loginPasskey', logInReply)),
  usernameExists: (username) =>
    graphql(CheckUsernameExistedDocument, { username, orgId }, field('checkUsernameExisted', z.boolean())),
  register: ({ fullName, username, password }, idempotencyKey) => {
    const variables = { orgId, registerRequest: { username, fullName, password } };
    return graphql(RegisterDocument, variables, field('register', registeredReply), { idempotencyKey });
  },
  sendCode: (userId) => graphql(SendActivationCodeDocument, { orgId, userId }, field('sendActivationCode', sentReply)),
  verifyCode: (userId, code) => graphql(ActivateDocument, { userId, code }, field('activate', logInReply)),
  requestReset: (username, deviceMark = null) =>
    graphql(RequestResetDocument, { username, deviceMark }, field('requestReset', resetRequestedReply)),
  verifyReset: (key, code) => {
    // `key.code` for a request, or the link's key alone.
    const resetKey = code === '' ? key : `${key}.${code}`;
    return graphql(CheckResetKeyDocument, { resetKey }, field('checkResetKey', resetCheckedReply));
  },
  resetPassword: (accessToken, username, newPassword) =>
    graphql(
      ResetPasswordDocument,
      { orgId, username, newPassword, accessToken },
      field('resetPassword', operationDone),
    ),
  exchangeLoginToken: (accessToken) =>
    graphql(ExchangeTokenDocument, { accessToken }, field('exchangeToken', firstFactorReply)),
  completeAccount: (accessToken, updateUserRequest) =>
    graphql(CompleteAccountDocument, { orgId, accessToken, updateUserRequest }, field('updateInfo', completedReply)),
  linkAccount: (accessToken) => graphql(LinkLoginDocument, { accessToken }, field('linkLogin', operationDone)),
  loginProviders: () => graphql(LoginProvidersDocument, {}, field('loginProviders', providersReply)),
  // One operation per provider, as in the public client; its type is always `login`. [GQL-10]
  providerLoginUrl: (provider, redirectUrl, redirectUrlError) => {
    const variables = { orgId, type: 'login', redirectUrl, redirectUrlError };
    if (provider === 'google') return graphql(LoginGoogleDocument, variables, field('loginGoogle', providerPageReply));
    if (provider === 'facebook')
      return graphql(LoginFacebookDocument, variables, field('loginFacebook', providerPageReply));
    if (provider === 'zalo') return graphql(LoginZaloDocument, variables, field('loginZalo', providerPageReply));
    return graphql(LoginOpenIdDocument, variables, field('loginOpenId', providerPageReply));
  },
});
