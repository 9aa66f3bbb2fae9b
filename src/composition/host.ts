import { Container } from 'inversify';
import { cookieCartPointer } from '#adapters/cookies/cart-pointer.ts';
import { type CookieJar, cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookieTokenStore } from '#adapters/cookies/token-store.ts';
import { graphqlCatalogue } from '#adapters/graphql/catalogue.ts';
import { graphqlCustomerGateway } from '#adapters/graphql/customer-gateway.ts';
import { graphqlIdentityGateway } from '#adapters/graphql/identity-gateway.ts';
import { graphqlInvoiceGateway } from '#adapters/graphql/invoice-gateway.ts';
import { graphqlOrderGateway } from '#adapters/graphql/order-gateway.ts';
import { graphqlPaymentGateway } from '#adapters/graphql/payment-gateway.ts';
import { graphqlPlaces } from '#adapters/graphql/places.ts';
import { graphqlServiceChanges } from '#adapters/graphql/service-changes.ts';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { graphqlVoucherGateway } from '#adapters/graphql/voucher-gateway.ts';
import { restDocumentPrinter } from '#adapters/rest/document-printer.ts';
import { restDomainPapers } from '#adapters/rest/domain-papers.ts';
import { restFavourites } from '#adapters/rest/favourites.ts';
import { restQuotationGateway } from '#adapters/rest/quotation-gateway.ts';
import type { RdapOptions } from '#adapters/rest/rdap-registry.ts';
import { restReviews } from '#adapters/rest/reviews.ts';
import { type ServiceClient, serviceClient } from '#adapters/service-client.ts';
import { systemClock, timerDeadline, timerDelay } from '#adapters/system/clock.ts';
import { hmacGuestSigner } from '#adapters/system/guest-signer.ts';
import { hmacPreviewKeys } from '#adapters/system/preview-keys.ts';
import { platformRandom } from '#adapters/system/random.ts';
import { requestBearer } from '#adapters/system/request-bearer.ts';
import { CART_POINTER } from '#core/cart/cart-pointer.port.ts';
import { CATALOGUE } from '#core/catalogue/catalogue.port.ts';
import { FAVOURITES } from '#core/catalogue/favourites.port.ts';
import { REVIEWS } from '#core/catalogue/reviews.port.ts';
import type { Integrations } from '#core/consent/consent.ts';
import { PREVIEW_KEYS } from '#core/content/preview-keys.port.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import { DOMAIN_PAPERS } from '#core/domains/domain-papers.port.ts';
import { DOMAIN_REGISTRY } from '#core/domains/domain-registry.port.ts';
import { ORDER_GATEWAY } from '#core/orders/order-gateway.port.ts';
import { INVOICE_GATEWAY, PAYMENT_GATEWAY } from '#core/payment/payment-gateway.port.ts';
import { PLACES } from '#core/places/places.port.ts';
import { DOCUMENT_PRINTER } from '#core/quotations/document-printer.port.ts';
import { QUOTATION_GATEWAY } from '#core/quotations/quotation-gateway.port.ts';
import { REDIRECT_HITS } from '#core/redirects/redirect-hits.port.ts';
import { SEARCH_INDEX } from '#core/search/search-index.port.ts';
import { SERVICE_CHANGES } from '#core/services/service-changes.port.ts';
import { SERVICE_GATEWAY } from '#core/services/service-gateway.port.ts';
import { GUEST_SIGNER, type GuestSigner } from '#core/session/guest-signer.port.ts';
import { BEARER, type Bearer, CUSTOMER_GATEWAY, IDENTITY_GATEWAY, TOKEN_STORE } from '#core/session/session.port.ts';
import { SHOP_SETTINGS } from '#core/settings.ts';
import { CLOCK, DEADLINE, DELAY, LOG, RANDOM } from '#core/shared/environment.port.ts';
import { token } from '#core/shared/ids.ts';
import { USE_CASES, type UseCases } from '#core/use-cases.ts';
import { VOUCHER_GATEWAY } from '#core/vouchers/voucher-gateway.port.ts';
import { bindAccounts } from './host-accounts.ts';
import { bindConsent } from './host-consent.ts';
import { bindConsultation, ticketDigest } from './host-consultation.ts';
import { bindContent } from './host-content.ts';
import { type HostShared, hostShared } from './host-shared.ts';
import { portsOf } from './ports-of.ts';
import { shopSettings } from './shop-settings.ts';
import { voucherBearer } from './voucher-bearer.ts';

/** What the composition needs of the host's environment. Origins without a slash at the end. */
export type HostSettings = {
  readonly publicOrigin: string;
  readonly services: Readonly<
    Record<'auth' | 'user' | 'product' | 'order' | 'payment' | 'invoice' | 'crm' | 'cloud' | 'whois', string>
  >;
  readonly cmsUrl: string;
  /** Registries of generic extensions; left out where the whois service is asked about every name. */
  readonly rdap?: Pick<RdapOptions, 'bases' | 'bootstrap'>;
  readonly cookieDomain: string | null;
  readonly integrations: Integrations;
  readonly secrets: {
    readonly guestSigning: string | null;
    readonly anonymousToken: string | null;
    readonly preview: string | null;
    readonly flash: string | null;
  };
};

/** Where warnings of the core go, with the id of their request. */
export type RequestLog = {
  readonly warn: (facts: Readonly<Record<string, unknown>>, event: string) => void;
};

/** What one request works with; `jar` collects the cookies of its answer. */
export type RequestScope = { readonly useCases: UseCases; readonly jar: CookieJar };
export type OpenRequest = (request: {
  readonly cookies: string | null;
  readonly requestId: string;
  /** Browser and system of whoever asks, in words; only the authorisation service is told. */
  readonly device?: string;
  /** Network address of whoever asks; the services that slow it down are told, and nobody where nobody asks. */
  readonly address?: string;
}) => RequestScope;

/** The shop on the host: one container per request, over the services, the content system and the request's cookies. */
export const hostContainer = (
  settings: HostSettings,
  log: RequestLog,
  shared: HostShared = hostShared(settings, log),
): OpenRequest => {
  const cookieScope = { secure: settings.publicOrigin.startsWith('https:'), domain: settings.cookieDomain };
  const { guestSigning, anonymousToken } = settings.secrets;
  const ownToken = anonymousToken === null ? null : token(anonymousToken);
  const guestSigner = hmacGuestSigner(guestSigning);
  const digest = ticketDigest(settings.secrets.flash);
  const facts = shopSettings(settings.publicOrigin, ownToken, settings.integrations);
  return ({ cookies, requestId, device = '', address = '' }) => {
    const jar = cookieJar(cookies, cookieScope);
    const bearer = requestBearer(ownToken);
    const call = (baseUrl: string, as: Bearer | null = bearer): ServiceClient =>
      serviceClient({ baseUrl, bearer: as, requestId });
    const authorisation = serviceClient({
      baseUrl: `${settings.services.auth}/authorization-gateway/graphql`,
      ...{ bearer, requestId, device, address },
    });
    const tokens = serviceClient({ baseUrl: settings.services.auth, bearer: null, requestId, address });
    const crm = serviceClient({
      baseUrl: `${settings.services.crm}/crm-graph-gateway/graphql`,
      ...{ bearer, requestId, address },
    });
    const make = (): UseCases => {
      const container = bound(settings, call, tokens, jar, voucherBearer(bearer, ownToken, guestSigning));
      bindAccounts(container, { at: settings.services, call, authorisation, bearer, jar });
      bindConsent(container, { registry: call(settings.services.crm, requestBearer(ownToken)), jar });
      bindConsultation(container, { crm, jar, digest });
      bindContent(container, { cmsUrl: settings.cmsUrl, requestId });
      container.bind(BEARER).toConstantValue(bearer);
      container.bind(DOMAIN_REGISTRY).toConstantValue(shared.domains);
      container.bind(SEARCH_INDEX).toConstantValue(shared.searchIndex);
      container.bind(REDIRECT_HITS).toConstantValue(shared.redirectHits);
      container.bind<GuestSigner>(GUEST_SIGNER).toConstantValue(guestSigner);
      container.bind(SHOP_SETTINGS).toConstantValue(facts);
      container.bind(LOG).toConstantValue({
        warn: (event: string, about = {}) => log.warn({ requestId, ...about }, event),
      });
      return container.get<UseCases>(USE_CASES);
    };
    return { jar, useCases: madeWhenAsked(make) };
  };
};

/** Many requests are answered from what is kept: their container is never built. */
const madeWhenAsked = (make: () => UseCases): UseCases => {
  let made: UseCases | undefined;
  const call = (name: keyof UseCases, input: unknown): unknown => {
    made ??= make();
    // A use case and its input come together from a caller that was checked against the interface.
    return (made[name] as (given: unknown) => unknown)(input);
  };
  // Whatever of the interface is asked for is a use case; a promise would ask whether this is one.
  return new Proxy({} as UseCases, {
    get: (_, name) => (name === 'then' ? undefined : (input: unknown) => call(name as keyof UseCases, input)),
  });
};

type Call = (baseUrl: string, as?: Bearer | null) => ServiceClient;

/** Port ← adapter. */
const bound = (
  { services: at, secrets }: HostSettings,
  call: Call,
  tokens: ServiceClient,
  jar: CookieJar,
  lookUps: Bearer,
): Container => {
  const made = new Container({ defaultScope: 'Singleton' });
  const bind = <Port>(port: symbol, adapter: () => Port): void =>
    void made.bind<Port>(port).toDynamicValue(adapter).inSingletonScope();
  const hub = `${at.payment}/payment-hub/graphql`;
  const invoices = `${at.invoice}/invoice-gateway/graphql`;
  const user = `${at.user}/user-gateway/graphql`;
  bind(CATALOGUE, () => graphqlCatalogue(call(`${at.product}/product-service/graphql`), call(at.product)));
  bind(PREVIEW_KEYS, () => hmacPreviewKeys(secrets.preview, systemClock));
  bind(ORDER_GATEWAY, () =>
    graphqlOrderGateway({
      storefront: call(`${at.order}/graphql`),
      cloud: call(`${at.order}/order-cloud-service/graphql`),
      rest: call(at.order),
    }),
  );
  bind(PAYMENT_GATEWAY, () => graphqlPaymentGateway({ invoices: call(invoices), hub: call(hub) }, systemClock));
  bind(VOUCHER_GATEWAY, () =>
    graphqlVoucherGateway({
      campaigns: call(`${at.order}/campaign-gateway/graphql`, lookUps),
      own: call(`${at.order}/campaign-gateway/graphql`),
      rest: call(at.order),
    }),
  );
  bind(INVOICE_GATEWAY, () => graphqlInvoiceGateway(call(invoices)));
  bind(CUSTOMER_GATEWAY, () => graphqlCustomerGateway(call(user)));
  bind(PLACES, () => graphqlPlaces(call(user)));
  bind(IDENTITY_GATEWAY, () =>
    graphqlIdentityGateway({
      graphql: call(`${at.auth}/authorization-gateway/graphql`, null),
      rest: tokens,
    }),
  );
  bind(SERVICE_GATEWAY, () => graphqlServiceGateway(call(`${at.cloud}/cloud-service-api/graphql`)));
  bind(SERVICE_CHANGES, () => graphqlServiceChanges(call(`${at.cloud}/cloud-service-api/graphql`)));
  bind(QUOTATION_GATEWAY, () => restQuotationGateway(call(at.order)));
  bind(DOCUMENT_PRINTER, () => restDocumentPrinter({ quotations: call(at.order), invoices: call(at.invoice) }));
  bind(DOMAIN_PAPERS, () => restDomainPapers(call(at.cloud)));
  bind(FAVOURITES, () => restFavourites(call(at.order)));
  bind(REVIEWS, () => restReviews(call(at.order)));
  bind(TOKEN_STORE, () => cookieTokenStore(jar));
  bind(CART_POINTER, () => cookieCartPointer(jar));
  bind(CLOCK, () => systemClock);
  bind(RANDOM, () => platformRandom);
  bind(DELAY, () => timerDelay);
  bind(DEADLINE, () => timerDeadline);
  bind(USE_CASES, () => createUseCases(portsOf(made)));
  return made;
};
