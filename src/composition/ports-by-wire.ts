import { graphqlAccountGateway } from '#adapters/graphql/account-gateway.ts';
import { graphqlCatalogue } from '#adapters/graphql/catalogue.ts';
import { graphqlCustomerGateway } from '#adapters/graphql/customer-gateway.ts';
import { graphqlIdentityGateway } from '#adapters/graphql/identity-gateway.ts';
import { graphqlOrderGateway } from '#adapters/graphql/order-gateway.ts';
import { graphqlAdministrativeUnits } from '#adapters/graphql/places.ts';
import { graphqlProfileGateway } from '#adapters/graphql/profile-gateway.ts';
import { graphqlSecurityGateway } from '#adapters/graphql/security-gateway.ts';
import { graphqlVoucherGateway } from '#adapters/graphql/voucher-gateway.ts';
import { restAccountGateway } from '#adapters/rest/account-gateway.ts';
import { restCatalogue } from '#adapters/rest/catalogue.ts';
import { restCustomerGateway } from '#adapters/rest/customer-gateway.ts';
import { restIdentityGateway } from '#adapters/rest/identity-gateway.ts';
import { restOrderGateway } from '#adapters/rest/order-gateway.ts';
import { restAdministrativeUnits } from '#adapters/rest/places.ts';
import { restProfileGateway } from '#adapters/rest/profile-gateway.ts';
import { restSecurityGateway } from '#adapters/rest/security-gateway.ts';
import { restVoucherGateway } from '#adapters/rest/voucher-gateway.ts';
import { voucherBearer } from '#adapters/system/voucher-bearer.ts';
import type { Ports } from '#core/ports.ts';
import { oneTokenAtATime } from '#core/session/one-token-at-a-time.ts';
import type { Bindings } from './container.ts';
import { type HostSettings, type PortWithTwoWires, portsWithTwoWires, type Wire } from './host-settings.ts';
import { parseAnonymousToken } from './host-shared.ts';
import {
  browserCall,
  call,
  guestSignature,
  type RequestParts,
  serviceAddresses,
  signedAddress,
} from './request-parts.ts';
import { type SharedLists, withSharedUnits } from './shared-lists.ts';

type Chosen = Bindings<Pick<Ports, PortWithTwoWires>, RequestParts>;

/** The ports that have an adapter for each wire; `wires` chooses. */
export const portsByWire = (settings: HostSettings, lists: SharedLists): Chosen => {
  const { wires, secrets } = settings;
  const at = serviceAddresses(settings);
  const authorisation = at('auth', '/authorization-gateway/graphql');
  const user = at('user', '/user-gateway/graphql');
  const from = signedAddress(secrets);
  const asBrowser = browserCall(secrets);
  const ownToken = parseAnonymousToken(settings);
  const campaignBearer = ({ bearer }: RequestParts) => voucherBearer(bearer, ownToken, guestSignature(secrets));
  const adapters: { readonly [Name in PortWithTwoWires]: Readonly<Record<Wire, Chosen[Name]>> } = {
    identity: {
      graphql: (request) =>
        oneTokenAtATime(
          graphqlIdentityGateway({
            graphql: call(request, authorisation, { bearer: null }),
            rest: call(request, at('auth'), { bearer: null, ...from(request) }),
          }),
        ),
      rest: (request) =>
        oneTokenAtATime(restIdentityGateway(call(request, at('auth'), { bearer: null, ...from(request) }))),
    },
    accounts: {
      graphql: (request) => graphqlAccountGateway(asBrowser(request, authorisation)),
      rest: (request) => restAccountGateway(asBrowser(request, at('auth'))),
    },
    security: {
      graphql: (request) => graphqlSecurityGateway(asBrowser(request, authorisation)),
      rest: (request) => restSecurityGateway(asBrowser(request, at('auth'))),
    },
    customers: {
      graphql: (request) => graphqlCustomerGateway(call(request, user)),
      rest: (request) => restCustomerGateway(call(request, at('user'))),
    },
    profiles: {
      graphql: (request) =>
        graphqlProfileGateway(
          {
            user: call(request, user),
            authorisation: asBrowser(request, authorisation),
            rest: call(request, at('user')),
          },
          request.bearer,
        ),
      rest: (request) =>
        restProfileGateway(
          { user: call(request, at('user')), authorisation: asBrowser(request, at('auth')) },
          request.bearer,
        ),
    },
    administrativeUnits: {
      graphql: (request) => withSharedUnits(lists, graphqlAdministrativeUnits(call(request, user))),
      rest: (request) => withSharedUnits(lists, restAdministrativeUnits(call(request, at('order')))),
    },
    catalogue: {
      graphql: (request) =>
        graphqlCatalogue(call(request, at('product', '/product-service/graphql')), call(request, at('product'))),
      rest: (request) => restCatalogue(call(request, at('product'))),
    },
    orders: {
      graphql: (request) =>
        graphqlOrderGateway({
          storefront: call(request, at('order', '/graphql')),
          cloud: call(request, at('order', '/order-cloud-service/graphql')),
          newGuests: call(request, at('order', '/graphql'), from(request)),
        }),
      rest: (request) => restOrderGateway(call(request, at('order')), call(request, at('order'), from(request))),
    },
    vouchers: {
      graphql: (request) => {
        const campaign = at('order', '/campaign-gateway/graphql');
        return graphqlVoucherGateway({
          campaigns: call(request, campaign, { bearer: campaignBearer(request) }),
          own: call(request, campaign),
          storefront: call(request, at('order', '/graphql')),
        });
      },
      rest: (request) =>
        restVoucherGateway({
          campaigns: call(request, at('order'), { bearer: campaignBearer(request) }),
          own: call(request, at('order')),
        }),
    },
  };
  const chosen = portsWithTwoWires.map((name) => [name, adapters[name][wires[name]]]);
  // Built from all names.
  return Object.fromEntries(chosen) as Chosen;
};
