import { randomUUID } from 'node:crypto';
import { graphqlAccountGateway } from '#adapters/graphql/account-gateway.ts';
import { graphqlIdentityGateway } from '#adapters/graphql/identity-gateway.ts';
import { graphqlSecurityGateway } from '#adapters/graphql/security-gateway.ts';
import type { Provider } from '#core/account/account.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { token } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { loginOf } from '#test/account/account-subject.ts';
import { freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { type NewPerson, walkThroughProvider } from '#test/kit/provider-walk.ts';
import { wireClient } from '#test/kit/wire-client.ts';

/** Origin of the shop in the configuration of the backends under test. */
export const shop = 'http://localhost:3000';
export const returnUrl = `${shop}/dang-nhap?state=${'a'.repeat(32)}&redirectUrl=%2Fgio-hang`;
export const errorUrl = `${shop}/dang-nhap?errorMessage=ACCESS_DENIED&redirectUrl=%2Fgio-hang`;

export const good = <Value>(result: Result<Value, PortFailure>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
export const outcomeOf = (result: Result<unknown, PortFailure>): string => {
  if (result.ok) return 'ok';
  return result.failure.kind === 'rejected' ? result.failure.code : result.failure.kind;
};

export const clients = (backend: TestBackend, held: string) => {
  const auth = wireClient(backend, '/authorization-gateway/graphql', held);
  return { accounts: graphqlAccountGateway(auth), security: graphqlSecurityGateway(auth) };
};
export const identityOf = (backend: TestBackend) =>
  graphqlIdentityGateway({
    graphql: wireClient(backend, '/authorization-gateway/graphql'),
    rest: wireClient(backend, ''),
  });

export const newPerson = (): NewPerson => ({ name: 'Phạm Thu Hà', email: `${randomUUID()}@example.vn` });

/** The provider's login page for a new guest. */
export const pageFor = async (backend: TestBackend, provider: Provider): Promise<string> => {
  const { accounts } = clients(backend, await freshToken(backend));
  return good(await accounts.providerLoginUrl(provider, returnUrl, errorUrl));
};
export const oneTimeTokenIn = (address: string): string => new URL(address).searchParams.get('accessToken') ?? '';

export const logInWithProvider = async (backend: TestBackend, provider: Provider, person: NewPerson) => {
  const handover = oneTimeTokenIn(await walkThroughProvider(await pageFor(backend, provider), person));
  return loginOf(await clients(backend, await freshToken(backend)).accounts.exchangeLoginToken(token(handover)));
};
