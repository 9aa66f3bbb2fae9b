import * as z from 'zod';
import type { ProviderName } from '#backend/authorisation/providers/identity-provider.ts';
import type {
  mutationEvents,
  OperationArgs,
  queryEvents,
} from '#backend/authorisation/security-log/security-operations.ts';
import { organisationId } from '#contracts/organisation.ts';
import { accountPaths } from '#contracts/rest/account-rest.ts';

/** An operation of the service under a path. `args` are those of its resolver; `:organisation` is checked before. */
export type RestOperation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: z.ZodType<OperationArgs>;
  readonly args: (body: OperationArgs, parameter: (name: string) => string) => OperationArgs;
} & ({ readonly query: keyof typeof queryEvents } | { readonly mutation: keyof typeof mutationEvents });

const text = z.string();
const optionalText = z.string().nullish();
const orgId = text.default(organisationId);
const none = z.unknown().transform((): OperationArgs => ({}));

const person = z.object({
  fullName: optionalText,
  address: optionalText,
  gender: optionalText,
  birthDateLongTime: z.number().nullish(),
  birthDate: optionalText,
  email: optionalText,
  identityNumber: optionalText,
  phone: optionalText,
  imageUrl: optionalText,
  personalTitle: optionalText,
});

const providerQueries = {
  google: 'loginGoogle',
  facebook: 'loginFacebook',
  zalo: 'loginZalo',
  openid: 'loginOpenId',
} as const satisfies Record<ProviderName, string>;

const byId = (_: OperationArgs, parameter: (name: string) => string): OperationArgs => ({ id: parameter('id') });
/** The body has the arguments. */
const asSent = { args: (body: OperationArgs): OperationArgs => body };
const post = { ...asSent, method: 'POST' } as const;

/** Without a session: their callers prove who they are by what they send. [REST-08, SDK-04] */
const publicOperations: readonly RestOperation[] = [
  {
    ...post,
    path: accountPaths.login,
    mutation: 'login',
    body: z.object({ username: text, password: text, deviceMark: optionalText, orgId: optionalText }),
    args: (loginRequest) => ({ loginRequest }),
  },
  {
    ...post,
    path: accountPaths.register,
    mutation: 'register',
    body: z.object({ username: text, fullName: text, password: optionalText, orgId }),
    args: ({ orgId: organisation, ...registerRequest }) => ({ orgId: organisation, registerRequest }),
  },
  {
    ...post,
    path: accountPaths.secondFactor,
    mutation: 'loginSecondFactor',
    body: z.object({ ticket: text, code: text }),
  },
  { ...post, path: accountPaths.passkeyChallenge, mutation: 'passkeyLoginChallenge', body: none },
  {
    ...post,
    path: accountPaths.passkey,
    mutation: 'loginPasskey',
    body: z.object({ challengeId: text, response: z.unknown() }),
  },
  { ...post, path: accountPaths.exchange, mutation: 'exchangeToken', body: z.object({ accessToken: text }) },
  { ...post, path: accountPaths.link, mutation: 'linkLogin', body: z.object({ accessToken: text }) },
  { ...asSent, method: 'GET', path: accountPaths.providers, query: 'loginProviders', body: none },
  ...Object.entries(providerQueries).map(
    ([provider, query]): RestOperation => ({
      ...post,
      path: accountPaths.provider(provider),
      query,
      body: z.object({ orgId, redirectUrl: text, redirectUrlError: optionalText }),
      args: (body) => ({ ...body, type: 'login' }),
    }),
  ),
  {
    ...post,
    path: accountPaths.logout,
    mutation: 'logout',
    body: z.object({ accessToken: text }),
    args: (body) => ({ ...body, partyId: organisationId }),
  },
  {
    ...post,
    path: accountPaths.usernameExisted,
    query: 'checkUsernameExisted',
    body: z.object({ username: text, orgId }),
  },
  {
    ...post,
    path: accountPaths.activationCode,
    mutation: 'sendActivationCode',
    body: z.object({ userId: text, orgId }),
  },
  { ...post, path: accountPaths.activation, mutation: 'activate', body: z.object({ userId: text, code: text }) },
  {
    ...post,
    path: accountPaths.resetRequest,
    mutation: 'requestReset',
    body: z.object({ username: text, deviceMark: optionalText }),
  },
  { ...post, path: accountPaths.resetKey, mutation: 'checkResetKey', body: z.object({ resetKey: text }) },
  {
    ...post,
    path: accountPaths.resetPassword,
    mutation: 'resetPassword',
    body: z.object({ orgId, username: text, newPassword: text, accessToken: text }),
  },
  {
    ...asSent,
    method: 'PUT',
    path: accountPaths.info,
    mutation: 'updateInfo',
    body: z.object({ orgId, accessToken: text, updateUserRequest: person.nullish(), password: optionalText }),
  },
];

const own = '/v1/accounts/:organisation';

/** Of the customer whose session token is the bearer. [SDK-03, ACC-09] */
const ownOperations: readonly RestOperation[] = [
  { ...asSent, method: 'GET', path: `${own}/security`, query: 'securityOverview', body: none },
  { ...asSent, method: 'GET', path: `${own}/personal-data`, query: 'personalData', body: none },
  { ...asSent, method: 'DELETE', path: `${own}/sessions`, mutation: 'endOtherSessions', body: none },
  { method: 'DELETE', path: `${own}/sessions/:id`, mutation: 'endSession', body: none, args: byId },
  {
    ...asSent,
    method: 'PUT',
    path: `${own}/password`,
    mutation: 'updatePassword',
    body: z.object({ orgId, currentPassword: text, newPassword: text }),
  },
  { ...post, path: `${own}/passkeys/challenge`, mutation: 'passkeyChallenge', body: none },
  {
    ...post,
    path: `${own}/passkeys`,
    mutation: 'addPasskey',
    body: z.object({ challengeId: text, response: z.unknown(), name: text }),
  },
  { method: 'DELETE', path: `${own}/passkeys/:id`, mutation: 'removePasskey', body: none, args: byId },
  { ...post, path: `${own}/totp`, mutation: 'startTotp', body: none },
  { ...asSent, method: 'PUT', path: `${own}/totp`, mutation: 'confirmTotp', body: z.object({ code: text }) },
  { ...post, path: `${own}/totp/remove`, mutation: 'removeTotp', body: z.object({ code: text }) },
  { method: 'DELETE', path: `${own}/logins/:id`, mutation: 'unlinkLogin', body: none, args: byId },
];

export const restOperations: readonly RestOperation[] = [...publicOperations, ...ownOperations];
