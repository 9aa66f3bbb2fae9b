import { cmsArticles } from '#adapters/cms/articles.ts';
import { cmsContent } from '#adapters/cms/content.ts';
import { oncePerHost } from '#adapters/cms/picture-hosts.ts';
import { cookieCartPointer } from '#adapters/cookies/cart-pointer.ts';
import { cookieConsentStore } from '#adapters/cookies/consent-store.ts';
import { cookiePendingLoginStore } from '#adapters/cookies/pending-login-store.ts';
import { cookieTicketStore } from '#adapters/cookies/ticket-store.ts';
import { cookieTokenStore } from '#adapters/cookies/token-store.ts';
import { graphqlAccessKeys } from '#adapters/graphql/access-keys.ts';
import { graphqlBotCheck } from '#adapters/graphql/bot-check.ts';
import { graphqlContactGateway } from '#adapters/graphql/contact-gateway.ts';
import { graphqlDeletionGateway } from '#adapters/graphql/deletion-gateway.ts';
import { graphqlInvoiceGateway } from '#adapters/graphql/invoice-gateway.ts';
import { graphqlOpportunities } from '#adapters/graphql/opportunities.ts';
import { graphqlPaymentGateway } from '#adapters/graphql/payment-gateway.ts';
import { graphqlSeats } from '#adapters/graphql/seats.ts';
import { graphqlServiceChanges } from '#adapters/graphql/service-changes.ts';
import { graphqlServiceControl } from '#adapters/graphql/service-control.ts';
import { graphqlServiceEnding } from '#adapters/graphql/service-ending.ts';
import { graphqlServiceEntry } from '#adapters/graphql/service-entry.ts';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { graphqlMeasurements } from '#adapters/graphql/services/measurements.ts';
import { graphqlSnapshots } from '#adapters/graphql/services/snapshots.ts';
import { restAddressBook } from '#adapters/rest/address-book.ts';
import { restAutoRenewals } from '#adapters/rest/auto-renewals.ts';
import { restBalanceGateway } from '#adapters/rest/balance-gateway.ts';
import { restConsentRegistry } from '#adapters/rest/consent-registry.ts';
import { restDocumentPrinter } from '#adapters/rest/document-printer.ts';
import { restDomainControl } from '#adapters/rest/domain-control.ts';
import { restFavourites } from '#adapters/rest/favourites.ts';
import { restMailChoices } from '#adapters/rest/mail-choices.ts';
import { restOrderHistory } from '#adapters/rest/order-history.ts';
import { restOrderLinks } from '#adapters/rest/order-links.ts';
import { restQuotationGateway } from '#adapters/rest/quotation-gateway.ts';
import { restRegistrantDocuments } from '#adapters/rest/registrant-documents-gateway.ts';
import { restReviews } from '#adapters/rest/reviews.ts';
import { restStatusBoard } from '#adapters/rest/status-board.ts';
import { restStockAlerts } from '#adapters/rest/stock-alerts.ts';
import { restSupportDesk } from '#adapters/rest/support-desk.ts';
import { restViewSessions } from '#adapters/rest/view-sessions.ts';
import { restZoneGateway } from '#adapters/rest/zone-gateway.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { requestBearer } from '#adapters/system/request-bearer.ts';
import type { Ports } from '#core/ports.ts';
import type { Bindings } from './container.ts';
import { ticketDigests } from './digests.ts';
import type { HostSettings, RequestLog } from './host-settings.ts';
import { type HostShared, parseAnonymousToken } from './host-shared.ts';
import { portsByWire } from './ports-by-wire.ts';
import { browserCall, call, type RequestParts, serviceAddresses, signedAddress } from './request-parts.ts';
import { type SharedLists, withSharedMethods } from './shared-lists.ts';
import { redirectSite } from './shop-settings.ts';

/** Timeout of the content system in ms; pages render without its content. */
const CMS_TIMEOUT_MS = 4_000;

/** All ports that requests do not share. */
export const hostPorts = (
  settings: HostSettings,
  log: RequestLog,
  lists: SharedLists,
): Bindings<Omit<Ports, keyof HostShared['parts']>, RequestParts> => {
  const { secrets } = settings;
  const at = serviceAddresses(settings);
  const ownToken = parseAnonymousToken(settings);
  const site = redirectSite(settings);
  const digests = ticketDigests(secrets.flash);
  const authorisation = at('auth', '/authorization-gateway/graphql');
  const invoice = at('invoice', '/invoice-gateway/graphql');
  const cloud = at('cloud', '/cloud-service-api/graphql');
  // The content system never learns who the visitor is.
  const cms = { bearer: null, timeoutMs: CMS_TIMEOUT_MS };
  const pictures = {
    allowed: settings.pictureOrigins.map((origin) => new URL(origin).host),
    onForeign: oncePerHost((host) => log.warn({ host }, 'Dropped pictures: CONTENT_IMAGE_ORIGINS lacks their host')),
  };
  const from = signedAddress(secrets);
  const asBrowser = browserCall(secrets);
  return {
    ...portsByWire(settings, lists),
    bearer: ({ bearer }) => bearer,
    log: ({ requestId }) => ({ warn: (event, facts = {}) => log.warn({ requestId, ...facts }, event) }),
    tokens: ({ jar }) => cookieTokenStore(jar),
    carts: ({ jar }) => cookieCartPointer(jar),
    pendingLogins: ({ jar }) => cookiePendingLoginStore(jar, site),
    consents: ({ jar }) => cookieConsentStore(jar),
    tickets: ({ jar }) => cookieTicketStore(jar, systemClock, digests),
    contacts: (request) => graphqlContactGateway(asBrowser(request, authorisation)),
    deletion: (request) => graphqlDeletionGateway(asBrowser(request, authorisation)),
    views: (request) => restViewSessions(asBrowser(request, at('auth'))),
    botCheck: (request) => graphqlBotCheck(asBrowser(request, authorisation)),
    addressBook: (request) => restAddressBook(call(request, at('order'))),
    favourites: (request) => restFavourites(call(request, at('order'))),
    reviews: (request) => restReviews(call(request, at('order'))),
    stockAlerts: (request) => restStockAlerts(call(request, at('order'))),
    status: (request) => restStatusBoard(call(request, at('order'), { bearer: null })),
    mailChoices: (request) => restMailChoices(call(request, at('order'))),
    support: (request) => restSupportDesk(call(request, at('order'))),
    balance: (request) => restBalanceGateway(call(request, at('order'))),
    orderLinks: (request) => restOrderLinks(call(request, at('order'), from(request))),
    history: (request) => restOrderHistory(call(request, at('order'))),
    payments: (request) =>
      withSharedMethods(
        lists,
        graphqlPaymentGateway(
          {
            invoices: call(request, invoice, from(request)),
            hub: call(request, at('payment', '/payment-hub/graphql'), from(request)),
          },
          systemClock,
        ),
      ),
    invoices: (request) => graphqlInvoiceGateway(call(request, invoice)),
    quotations: (request) => restQuotationGateway(call(request, at('order'))),
    printer: (request) =>
      restDocumentPrinter({ quotations: call(request, at('order')), invoices: call(request, at('invoice')) }),
    services: (request) => graphqlServiceGateway(call(request, cloud)),
    control: (request) => graphqlServiceControl(call(request, cloud)),
    accessKeys: (request) => graphqlAccessKeys(call(request, cloud)),
    measurements: (request) => graphqlMeasurements(call(request, cloud)),
    snapshots: (request) => graphqlSnapshots(call(request, cloud)),
    entry: (request) => graphqlServiceEntry(call(request, cloud)),
    seats: (request) => graphqlSeats(call(request, cloud)),
    ending: (request) => graphqlServiceEnding(call(request, cloud)),
    autoRenewals: (request) => restAutoRenewals(call(request, at('cloud'))),
    changes: (request) => graphqlServiceChanges(call(request, cloud)),
    zones: (request) => restZoneGateway(call(request, at('cloud'))),
    domainControl: (request) => restDomainControl(call(request, at('cloud'))),
    registrantDocuments: (request) => restRegistrantDocuments(call(request, at('cloud'))),
    content: (request) => cmsContent(call(request, at('cms'), cms), systemClock, pictures),
    articles: (request) => cmsArticles(call(request, at('cms'), cms), pictures),
    opportunities: (request) =>
      graphqlOpportunities(call(request, at('crm', '/crm-graph-gateway/graphql'), from(request))),
    // The shop's own token: a proof of consent must not be linkable to a visitor.
    consentRegistry: (request) => restConsentRegistry(call(request, at('crm'), { bearer: requestBearer(ownToken) })),
  };
};
