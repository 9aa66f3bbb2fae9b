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
import { organisationId as orgId } from '#contracts/organisation.ts';
import { accountPaths as at } from '#contracts/rest/account-rest.ts';
import type { AccountGateway } from '#core/account/account-gateway.port.ts';
import type { Schema, ServiceClient } from '../service-client.ts';

/** The visitor's anonymous token is the bearer. [REST-08, SDK-04] */
export const restAccountGateway = ({ rest }: Pick<ServiceClient, 'rest'>): AccountGateway => {
  const post = <Value>(path: string, body: object, schema: Schema<Value>) => rest('POST', path, { body, schema });
  const read = <Value>(path: string, body: object, schema: Schema<Value>) =>
    rest('POST', path, { body, schema, isRead: true });
  return {
    logIn: (username, password, deviceMark = null) =>
      post(at.login, { username, password, orgId, deviceMark }, firstFactorReply),
    logInWithCode: (ticket, code) => post(at.secondFactor, { ticket, code }, logInReply),
    passkeyChallenge: () => post(at.passkeyChallenge, {}, challengeReply),
    logInWithPasskey: (challengeId, response) => post(at.passkey, { challengeId, response }, logInReply),
    usernameExists: (username) => read(at.usernameExisted, { username, orgId }, z.boolean()),
    register: (person, idempotencyKey) =>
      rest('POST', at.register, { body: { ...person, orgId }, schema: registeredReply, idempotencyKey }),
    sendCode: (userId) => post(at.activationCode, { orgId, userId }, sentReply),
    verifyCode: (userId, code) => post(at.activation, { userId, code }, logInReply),
    requestReset: (username, deviceMark = null) => post(at.resetRequest, { username, deviceMark }, resetRequestedReply),
    verifyReset: (key, code) => {
      // `key.code` for a request, or the link's key alone.
      const resetKey = code === '' ? key : `${key}.${code}`;
      return post(at.resetKey, { resetKey }, resetCheckedReply);
    },
    resetPassword: (accessToken, username, newPassword) =>
      post(at.resetPassword, { orgId, username, newPassword, accessToken }, operationDone),
    exchangeLoginToken: (accessToken) => post(at.exchange, { accessToken }, firstFactorReply),
    completeAccount: (accessToken, updateUserRequest) =>
      rest('PUT', at.info, { body: { orgId, accessToken, updateUserRequest }, schema: completedReply }),
    linkAccount: (accessToken) => post(at.link, { accessToken }, operationDone),
    loginProviders: () => rest('GET', at.providers, { schema: providersReply }),
    providerLoginUrl: (provider, redirectUrl, redirectUrlError) =>
      read(at.provider(provider), { orgId, redirectUrl, redirectUrlError }, providerPageReply),
  };
};
