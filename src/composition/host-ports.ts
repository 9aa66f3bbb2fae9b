import { cmsArticles } from '#adapters/cms/articles.ts';
import { cmsContent } from '#adapters/cms/content.ts';
import { cookieCartPointer } from '#adapters/cookies/cart-pointer.ts';
import { cookieConsentStore } from '#adapters/cookies/consent-store.ts';
import type { CookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookiePendingLoginStore } from '#adapters/cookies/pending-login-store.ts';
import { cookieTicketStore } from '#adapters/cookies/ticket-store.ts';
import { cookieTokenStore } from '#adapters/cookies/token-store.ts';
import { graphqlAccessKeys } from '#adapters/graphql/access-keys.ts';
import { graphqlAccountGateway } from '#adapters/graphql/account-gateway.ts';
import { graphqlBotCheck } from '#adapters/graphql/bot-check.ts';
import { graphqlCatalogue } from '#adapters/graphql/catalogue.ts';
import { graphqlContactGateway } from '#adapters/graphql/contact-gateway.ts';
import { graphqlCustomerGateway } from '#adapters/graphql/customer-gateway.ts';
import { graphqlDeletionGateway } from '#adapters/graphql/deletion-gateway.ts';
import { graphqlIdentityGateway } from '#adapters/graphql/identity-gateway.ts';
import { graphqlInvoiceGateway } from '#adapters/graphql/invoice-gateway.ts';
import { graphqlOpportunities } from '#adapters/graphql/opportunities.ts';
import { graphqlOrderGateway } from '#adapters/graphql/order-gateway.ts';
import { graphqlPaymentGateway } from '#adapters/graphql/payment-gateway.ts';
import { graphqlAdministrativeUnits } from '#adapters/graphql/places.ts';
import { graphqlProfileGateway } from '#adapters/graphql/profile-gateway.ts';
import { graphqlSeats } from '#adapters/graphql/seats.ts';
import { graphqlSecurityGateway } from '#adapters/graphql/security-gateway.ts';
import { graphqlServiceChanges } from '#adapters/graphql/service-changes.ts';
import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { graphqlServiceEnding } from '#adapters/graphql/service-ending.ts';
import { graphqlServiceEntry } from '#adapters/graphql/service-entry.ts';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { voucherBearer } from '#adapters/graphql/voucher-bearer.ts';
import { graphqlVoucherGateway } from '#adapters/graphql/voucher-gateway.ts';
import { restAddressBook } from '#adapters/rest/address-book.ts';
import { restConsentRegistry } from '#adapters/rest/consent-registry.ts';
import { restDocumentPrinter } from '#adapters/rest/document-printer.ts';
import { restDomainControl } from '#adapters/rest/domain-control.ts';
import { restFavourites } from '#adapters/rest/favourites.ts';
import { restOrderHistory } from '#adapters/rest/order-history.ts';
import { restOrderLinks } from '#adapters/rest/order-links.ts';
import { restQuotationGateway } from '#adapters/rest/quotation-gateway.ts';
import { restRegistrantDocuments } from '#adapters/rest/registrant-documents-gateway.ts';
import { restReviews } from '#adapters/rest/reviews.ts';
import { restZoneGateway } from '#adapters/rest/zone-gateway.ts';
import { type ServiceClient, type ServiceClientOptions, serviceClient } from '#adapters/service-client.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { requestBearer } from '#adapters/system/request-bearer.ts';
import { clientAddressText } from '#contracts/client-address.ts';
import type { Ports } from '#core/ports.ts';
import { oneTokenAtATime } from '#core/session/one-token-at-a-time.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { Bindings } from './container.ts';
import { keyedDigest, ticketDigests } from './digests.ts';
import type { HostSettings, RequestLog } from './host-settings.ts';
import { type HostShared, parseAnonymousToken } from './host-shared.ts';
import { redirectSite } from './shop-settings.ts';

export type RequestParts = {
  readonly jar: CookieJar;
  readonly bearer: Bearer;
  readonly requestId: string;
  /** Browser and system; empty for background requests. */
  readonly device: string;
  /** IP address; empty for background requests. */
  readonly address: string;
};

/** Timeout of the content system in ms; pages render without its content. */
const CMS_TIMEOUT_MS = 4_000;

/** All ports that requests do not share. */
export const hostPorts = (
  settings: HostSettings,
  log: RequestLog,
): Bindings<Omit<Ports, keyof HostShared['parts']>, RequestParts> => {
  const { services: at, cmsUrl, secrets } = settings;
  const ownToken = parseAnonymousToken(settings);
  const site = redirectSite(settings);
  const digests = ticketDigests(secrets.flash);
  const authorisationUrl = `${at.auth}/authorization-gateway/graphql`;
  const userUrl = `${at.user}/user-gateway/graphql`;
  const invoiceUrl = `${at.invoice}/invoice-gateway/graphql`;
  const cloudUrl = `${at.cloud}/cloud-service-api/graphql`;
  const campaignUrl = `${at.order}/campaign-gateway/graphql`;
  // The content system never learns who the visitor is.
  const cms = { bearer: null, timeoutMs: CMS_TIMEOUT_MS };
  const sign = secrets.guestSigning === null ? null : keyedDigest(secrets.guestSigning[0]);
  const from = ({ address }: Pick<RequestParts, 'address'>) => ({
    address,
    addressSignature: address === '' || sign === null ? null : sign(clientAddressText(address)),
  });
  const authorisation = (request: RequestParts) =>
    call(request, authorisationUrl, { device: request.device, ...from(request) });
  return {
    bearer: ({ bearer }) => bearer,
    log: ({ requestId }) => ({ warn: (event, facts = {}) => log.warn({ requestId, ...facts }, event) }),
    tokens: ({ jar }) => cookieTokenStore(jar),
    carts: ({ jar }) => cookieCartPointer(jar),
    pendingLogins: ({ jar }) => cookiePendingLoginStore(jar, site),
    consents: ({ jar }) => cookieConsentStore(jar),
    tickets: ({ jar }) => cookieTicketStore(jar, systemClock, digests),
    identity: (request) =>
      oneTokenAtATime(
        graphqlIdentityGateway({
          graphql: call(request, authorisationUrl, { bearer: null }),
          rest: call(request, at.auth, { bearer: null, ...from(request) }),
        }),
      ),
    accounts: (request) => graphqlAccountGateway(authorisation(request)),
    contacts: (request) => graphqlContactGateway(authorisation(request)),
    deletion: (request) => graphqlDeletionGateway(authorisation(request)),
    security: (request) => graphqlSecurityGateway(authorisation(request)),
    botCheck: (request) => graphqlBotCheck(authorisation(request)),
    customers: (request) => graphqlCustomerGateway(call(request, userUrl)),
    profiles: (request) =>
      graphqlProfileGateway(
        { user: call(request, userUrl), authorisation: authorisation(request), rest: call(request, at.user) },
        request.bearer,
      ),
    administrativeUnits: (request) => graphqlAdministrativeUnits(call(request, userUrl)),
    addressBook: (request) => restAddressBook(call(request, at.order)),
    catalogue: (request) =>
      graphqlCatalogue(call(request, `${at.product}/product-service/graphql`), call(request, at.product)),
    favourites: (request) => restFavourites(call(request, at.order)),
    reviews: (request) => restReviews(call(request, at.order)),
    orders: (request) =>
      graphqlOrderGateway({
        storefront: call(request, `${at.order}/graphql`),
        cloud: call(request, `${at.order}/order-cloud-service/graphql`),
        rest: call(request, at.order),
      }),
    orderLinks: (request) => restOrderLinks(call(request, at.order, from(request))),
    history: (request) => restOrderHistory(call(request, at.order)),
    vouchers: (request) =>
      graphqlVoucherGateway({
        campaigns: call(request, campaignUrl, { bearer: voucherBearer(request.bearer, ownToken, sign) }),
        own: call(request, campaignUrl),
        rest: call(request, at.order),
      }),
    payments: (request) =>
      graphqlPaymentGateway(
        {
          invoices: call(request, invoiceUrl, from(request)),
          hub: call(request, `${at.payment}/payment-hub/graphql`, from(request)),
        },
        systemClock,
      ),
    invoices: (request) => graphqlInvoiceGateway(call(request, invoiceUrl)),
    quotations: (request) => restQuotationGateway(call(request, at.order)),
    printer: (request) =>
      restDocumentPrinter({ quotations: call(request, at.order), invoices: call(request, at.invoice) }),
    services: (request) => graphqlServiceGateway(call(request, cloudUrl)),
    control: (request) => graphqlServiceControl(call(request, cloudUrl)),
    accessKeys: (request) => graphqlAccessKeys(call(request, cloudUrl)),
    entry: (request) => graphqlServiceEntry(call(request, cloudUrl)),
    seats: (request) => graphqlSeats(call(request, cloudUrl)),
    ending: (request) => graphqlServiceEnding(call(request, cloudUrl)),
    changes: (request) => graphqlServiceChanges(call(request, cloudUrl)),
    zones: (request) => restZoneGateway(call(request, at.cloud)),
    domainControl: (request) => restDomainControl(call(request, at.cloud)),
    registrantDocuments: (request) => restRegistrantDocuments(call(request, at.cloud)),
    content: (request) => cmsContent(call(request, cmsUrl, cms), systemClock),
    articles: (request) => cmsArticles(call(request, cmsUrl, cms)),
    opportunities: (request) =>
      graphqlOpportunities(call(request, `${at.crm}/crm-graph-gateway/graphql`, from(request))),
    // The shop's own token: a proof of consent must not be linkable to a visitor.
    consentRegistry: (request) => restConsentRegistry(call(request, at.crm, { bearer: requestBearer(ownToken) })),
  };
};

/** Client of a service below `baseUrl`, with the visitor's token. */
const call = (
  { bearer, requestId }: Pick<RequestParts, 'bearer' | 'requestId'>,
  baseUrl: string,
  more: Partial<ServiceClientOptions> = {},
): ServiceClient => serviceClient({ baseUrl, bearer, requestId, ...more });
