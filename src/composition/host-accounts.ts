import type { Container } from 'inversify';
import type { CookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookieLoginTrail } from '#adapters/cookies/login-trail.ts';
import { graphqlAccountGateway } from '#adapters/graphql/account-gateway.ts';
import { graphqlBotCheck } from '#adapters/graphql/bot-check.ts';
import { graphqlProfileGateway } from '#adapters/graphql/profile-gateway.ts';
import { graphqlSecurityGateway } from '#adapters/graphql/security-gateway.ts';
import { restAddressBook } from '#adapters/rest/address-book.ts';
import { restOrderHistory } from '#adapters/rest/order-history.ts';
import type { ServiceClient } from '#adapters/service-client.ts';
import { ACCOUNT_GATEWAY } from '#core/account/account-gateway.port.ts';
import { ADDRESS_BOOK } from '#core/account/address-book.port.ts';
import { BOT_CHECK } from '#core/account/bot-check.port.ts';
import { LOGIN_TRAIL } from '#core/account/login-trail.port.ts';
import { PROFILE_GATEWAY } from '#core/account/profile-gateway.port.ts';
import { SECURITY_GATEWAY } from '#core/account/security-gateway.port.ts';
import { ORDER_HISTORY } from '#core/orders/order-history.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { HostSettings } from './host.ts';

export type AccountParts = {
  readonly at: HostSettings['services'];
  readonly call: (baseUrl: string) => ServiceClient;
  /** The authorisation service, which is also told the shopper's device. */
  readonly authorisation: ServiceClient;
  readonly bearer: Bearer;
  readonly jar: CookieJar;
};

/** Port ← adapter, for accounts, the people behind them and their orders. */
export const bindAccounts = (made: Container, { at, call, authorisation, bearer, jar }: AccountParts): void => {
  const bind = <Port>(port: symbol, adapter: () => Port): void =>
    void made.bind<Port>(port).toDynamicValue(adapter).inSingletonScope();
  bind(ACCOUNT_GATEWAY, () => graphqlAccountGateway(authorisation));
  bind(SECURITY_GATEWAY, () => graphqlSecurityGateway(authorisation));
  bind(BOT_CHECK, () => graphqlBotCheck(authorisation));
  bind(LOGIN_TRAIL, () => cookieLoginTrail(jar));
  const user = call(`${at.user}/user-gateway/graphql`);
  bind(PROFILE_GATEWAY, () => graphqlProfileGateway({ user, authorisation, rest: call(at.user) }, bearer));
  bind(ADDRESS_BOOK, () => restAddressBook(call(at.order)));
  bind(ORDER_HISTORY, () => restOrderHistory(call(at.order)));
};
