import type { AccountContext } from '#backend/authorisation/account-deps.ts';
import { readCaller, toBrowser, toClient } from '#backend/authorisation/log-in/caller.ts';
import { requireAccount } from '#backend/authorisation/log-in/sessions.ts';
import type { Actor } from '#backend/authorisation/queue-account-mail.ts';
import { countClientTry } from '#backend/authorisation/rate-limits.ts';
import { requireFreshCustomer, toActor } from '#backend/authorisation/security.ts';
import { readBearer } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { Resolvers } from '#contracts/generated/authorization.service.ts';
import { type ProviderLookup, type ProviderName, providerNames } from './identity-provider.ts';
import { linkLogin, unlinkLogin } from './provider-links.ts';
import { startProviderLogIn } from './start-provider-log-in.ts';

type ProviderLinkArgs = {
  readonly orgId: string;
  readonly redirectUrl: string;
  readonly redirectUrlError?: string | null | undefined;
};

const requestProviderUrl =
  (provider: ProviderName) =>
  async (_: unknown, wish: ProviderLinkArgs, context: AccountContext): Promise<string> => {
    const { deps } = context;
    const caller = await readCaller(context);
    await countClientTry(deps, 'provider', toClient(caller));
    const { orgId, redirectUrl, redirectUrlError = null } = wish;
    const { guestSessionId } = toBrowser(caller);
    const whole = { orgId, provider, redirectUrl, redirectUrlError, guestSessionId };
    return startProviderLogIn(deps, whole);
  };

const listProviders = (providers: ProviderLookup) =>
  providerNames.flatMap((id) => {
    const provider = providers(id);
    return provider === null ? [] : [{ id, name: provider.name, origins: [...provider.origins()] }];
  });

/** Throws UNAUTHENTICATED unless the visitor is a customer, LOGIN_TOO_OLD. */
const requireLinkingActor = async ({ deps, headers }: AccountContext): Promise<Actor> =>
  toActor(await requireFreshCustomer(deps, readBearer(headers)));

const linkAccount = async (context: AccountContext, token: string): Promise<true> => {
  await linkLogin(context.deps, token, await requireLinkingActor(context));
  return true;
};

/** The public call names both sides; here the token proves one side and the bearer the other. */
const linkNamedAccount = async (
  context: AccountContext,
  {
    userLoginId,
    partyId,
    accessToken,
  }: { userLoginId: string; partyId: string; accessToken?: string | null | undefined },
): Promise<true> => {
  const asking = await requireLinkingActor(context);
  if (!accessToken || partyId !== asking.partyId)
    throw new ServiceFailure('FORBIDDEN', 'Only the owner of both may link them');
  const { login } = await requireAccount(context.deps, accessToken);
  if (login.id !== userLoginId && login.userLoginId !== userLoginId)
    throw new ServiceFailure('FORBIDDEN', 'The token is of another login');
  return linkAccount(context, accessToken);
};

/** [GQL-10, ACC-10] */
export const providerResolvers = {
  Query: {
    loginGoogle: requestProviderUrl('google'),
    loginFacebook: requestProviderUrl('facebook'),
    loginZalo: requestProviderUrl('zalo'),
    loginOpenId: requestProviderUrl('openid'),
    loginProviders: (_, __, { deps }) => listProviders(deps.providers),
  },
  Mutation: {
    linkingUserLoginAndUserDetail: (_, given, context) => linkNamedAccount(context, given),
    linkLogin: (_, { accessToken }, context) => linkAccount(context, accessToken),
    unlinkLogin: async (_, { id }, context) => {
      await unlinkLogin(context.deps, await requireLinkingActor(context), id);
      return true;
    },
  },
} satisfies Resolvers<AccountContext>;
