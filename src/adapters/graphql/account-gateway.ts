import * as z from 'zod/mini';
import { converted, discarded, field, filled } from '#adapters/replies/schema.ts';
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
import { type LogIn, providers } from '#core/account/account.ts';
import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import { token } from '#core/shared/ids.ts';
import type { ServiceClient } from '../service-client.ts';
import { challengeReply, firstFactorReply, logInReply, sentReply } from './log-in-reply.ts';

const registeredReply = converted(
  z.object({ id: filled, username: z.string(), status: z.string(), accessToken: filled }),
  ({ id: userId, username, accessToken }): LogIn => ({
    token: token(accessToken),
    portalToken: null,
    userId,
    username,
    status: 'UN_VERIFIED',
    hasExistingCustomer: false,
  }),
);
const requestedReply = converted(z.object({ key: filled, sent: sentReply }), ({ key, sent }) => ({
  key: token(key),
  sent,
}));
const checkedReply = converted(
  z.object({ userLoginId: z.string(), isVerified: z.boolean(), accessToken: filled }),
  ({ userLoginId: username, accessToken }) => ({ token: token(accessToken), username }),
);
const completedReply = converted(z.object({ userLoginId: filled }), ({ userLoginId: userId }) => ({ userId }));
/** Providers that the shop does not support are left out. */
const providersReply = converted(z.array(z.string()), (listed) => providers.filter((each) => listed.includes(each)));
const addressReply = z.string().check(z.regex(/^https?:\/\/\S+$/));
const doneReply = discarded(z.boolean());

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
    graphql(RequestResetDocument, { username, deviceMark }, field('requestReset', requestedReply)),
  verifyReset: (key, code) => {
    // `key.code` for a request, or the link's key alone.
    const resetKey = code === '' ? key : `${key}.${code}`;
    return graphql(CheckResetKeyDocument, { resetKey }, field('checkResetKey', checkedReply));
  },
  resetPassword: (accessToken, username, newPassword) =>
    graphql(ResetPasswordDocument, { orgId, username, newPassword, accessToken }, field('resetPassword', doneReply)),
  exchangeLoginToken: (accessToken) =>
    graphql(ExchangeTokenDocument, { accessToken }, field('exchangeToken', firstFactorReply)),
  completeAccount: (accessToken, updateUserRequest) =>
    graphql(CompleteAccountDocument, { orgId, accessToken, updateUserRequest }, field('updateInfo', completedReply)),
  linkAccount: (accessToken) => graphql(LinkLoginDocument, { accessToken }, field('linkLogin', doneReply)),
  loginProviders: () => graphql(LoginProvidersDocument, {}, field('loginProviders', providersReply)),
  // One operation per provider, as in the public client; its type is always `login`. [GQL-10]
  providerLoginUrl: (provider, redirectUrl, redirectUrlError) => {
    const variables = { orgId, type: 'login', redirectUrl, redirectUrlError };
    if (provider === 'google') return graphql(LoginGoogleDocument, variables, field('loginGoogle', addressReply));
    if (provider === 'facebook') return graphql(LoginFacebookDocument, variables, field('loginFacebook', addressReply));
    return graphql(LoginZaloDocument, variables, field('loginZalo', addressReply));
  },
});
