import { Hono } from 'hono';
import { contactChangeJob } from '#backend/authorisation/contacts/contact-change.ts';
import { accountDeletionJob } from '#backend/authorisation/deletion/account-deletion.ts';
import { configuredProviders } from '#backend/authorisation/providers/provider-choice.ts';
import { autoRenewalJob } from '#backend/cloud-services/auto-renewal/renew-from-balance.ts';
import { nextPlanJob } from '#backend/cloud-services/changes/next-plan.ts';
import { machineResource } from '#backend/cloud-services/control/machine-resource.ts';
import { redeemRoutes } from '#backend/cloud-services/control/redeem-routes.ts';
import { debtJob } from '#backend/cloud-services/ending/act-on-debts.ts';
import { findServiceBlockers } from '#backend/cloud-services/ending/deletion-blockers.ts';
import { termJob } from '#backend/cloud-services/ending/end-terms.ts';
import { domainExpiryJob } from '#backend/cloud-services/ending/expire-domains.ts';
import { remindingJob } from '#backend/cloud-services/ending/send-reminders.ts';
import { sweepServices } from '#backend/cloud-services/ending/sweep-services.ts';
import { delayJob } from '#backend/cloud-services/set-up/announce-delays.ts';
import { provisioningJob } from '#backend/cloud-services/set-up/provision.ts';
import { setUpResource } from '#backend/cloud-services/set-up/set-up-resource.ts';
import { callBackRoutes } from '#backend/cloud-services/tasks/call-back-routes.ts';
import { messagesJob } from '#backend/cloud-services/tasks/take-messages.ts';
import type { DeletionBlocker } from '#core/shared/people/deletion-blocker.ts';
import type { AccountRouteDeps } from './authorisation/account-deps.ts';
import { accountData } from './authorisation/personal-data.ts';
import { authorisationRoutes, publicAccountRoutes } from './authorisation/routes.ts';
import { retireDemoCustomers, seedAuthorisation } from './authorisation/seed.ts';
import { sweepAccounts } from './authorisation/sweep-accounts.ts';
import { balanceEntryResource, balanceResource } from './balances/desk/balance-resource.ts';
import { balanceData, findBalanceBlockers } from './balances/personal-data.ts';
import { giftResource } from './campaigns/desk-gifts.ts';
import { voucherResource } from './campaigns/desk-vouchers.ts';
import { voucherData } from './campaigns/personal-data.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { retireSampleVouchers, seedVoucherCampaigns } from './campaigns/seed.ts';
import { catalogueExportRoutes, catalogueFileResource } from './catalogue/desk/catalogue-file-resource.ts';
import { extensionResource } from './catalogue/desk/extension-resource.ts';
import { lineResource } from './catalogue/desk/line-resource.ts';
import { optionResource } from './catalogue/desk/option-resource.ts';
import { productResource } from './catalogue/desk/product-resource.ts';
import { productTagResource } from './catalogue/desk/product-tag-resource.ts';
import { stockResource } from './catalogue/desk/stock-resource.ts';
import { startPricesJob } from './catalogue/import/start-prices.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import { registrarTaskResource } from './cloud-services/domains/desk/registrar-task-resource.ts';
import { serviceData } from './cloud-services/personal-data.ts';
import { cloudServiceRoutes } from './cloud-services/routes.ts';
import { seedDemoServices } from './cloud-services/seed.ts';
import { consentRoutes } from './consents/routes.ts';
import { loadPicturePlaces } from './content/desk/picture-places.ts';
import { contentResources } from './content/desk/resources.ts';
import { pictureStaffRoutes } from './content/desk/staff-routes.ts';
import { contentRoutes } from './content/routes.ts';
import { seedContentSystem } from './content/seed.ts';
import { consultationResource } from './crm/desk/consultation-resource.ts';
import { mailChoiceRoutes, mailEndRoutes } from './crm/mail-choice-routes.ts';
import { newsletterRoutes } from './crm/newsletter-routes.ts';
import { leadData } from './crm/personal-data.ts';
import { crmRoutes } from './crm/routes.ts';
import { sweepCrm } from './crm/sweep-crm.ts';
import { seedCustomers } from './customers/colleges.ts';
import { addressData } from './customers/personal-data.ts';
import { customerRoutes } from './customers/routes.ts';
import { sweepCustomers } from './customers/sweep-customers.ts';
import { firstRecordsJob } from './dns-zones/first-records.ts';
import { zoneData } from './dns-zones/personal-data.ts';
import { publishingJob } from './dns-zones/publishing/publish-zones.ts';
import { zoneResource } from './dns-zones/publishing/zone-resource.ts';
import { zoneRoutes } from './dns-zones/routes.ts';
import { updateRoutes } from './dns-zones/updates/update-routes.ts';
import { domainControlData } from './domain-control/personal-data.ts';
import { domainControlRoutes } from './domain-control/routes.ts';
import { sweepDomainSettings } from './domain-control/sweep-domain-settings.ts';
import { domainRegistryRoutes } from './domain-registry/routes.ts';
import { retireSampleNames, seedDomainRegistry } from './domain-registry/seed.ts';
import { domainTransferResource } from './domain-transfers/domain-transfer-resource.ts';
import { reportingJob } from './electronic-invoices/report-invoices.ts';
import { eInvoiceStaffRoutes } from './electronic-invoices/staff-routes.ts';
import type { ServerEnvironment } from './environment.ts';
import { favouriteData } from './favourites/personal-data.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { seedFavourites } from './favourites/seed.ts';
import { mailPreviewRoute, mailSampleRoute } from './mails/desk/mail-preview-route.ts';
import { mailResource, mailSampleResource } from './mails/desk/mail-resource.ts';
import { mailTextResource } from './mails/desk/mail-text-resource.ts';
import { customerResource } from './order-desk/customers/desk-customers.ts';
import { figureResource } from './order-desk/desk-figures.ts';
import { orderChoiceResource } from './order-desk/desk-order-choices.ts';
import { orderResource } from './order-desk/desk-orders.ts';
import { productUseResource } from './order-desk/desk-product-uses.ts';
import { salesResource } from './order-desk/desk-sales.ts';
import { searchResource } from './order-desk/desk-search.ts';
import { serviceExtensionResource, sweepServiceExtensions } from './order-desk/desk-service-extensions.ts';
import { serviceMailResource, sweepServiceMails } from './order-desk/desk-service-mails.ts';
import { serviceResource } from './order-desk/desk-services.ts';
import { invoiceResource } from './order-desk/invoices/desk-invoices.ts';
import { customerMergeResource } from './order-desk/merges/desk-customer-merges.ts';
import { noteData } from './order-desk/personal-data.ts';
import { orderStaffRoutes } from './order-desk/staff-routes.ts';
import { closingJob } from './orders/close-unpaid-orders.ts';
import { followAccountEmail } from './orders/correct-mail-address.ts';
import { findOrderBlockers } from './orders/deletion-blockers.ts';
import { orderData } from './orders/personal-data.ts';
import { orderRoutes } from './orders/routes.ts';
import { sweepOrders } from './orders/sweep-orders.ts';
import { deliveryJob } from './outbox/deliver-messages.ts';
import { sweepMessages } from './outbox/service.ts';
import { bankFileResource } from './payments/bank-files/bank-file-resource.ts';
import { expirePayments } from './payments/close-pending-payments.ts';
import { findPaymentBlockers } from './payments/deletion-blockers.ts';
import { paymentData } from './payments/personal-data.ts';
import { paymentRoutes, publicPaymentRoutes } from './payments/routes.ts';
import { seedPayments } from './payments/seed.ts';
import { sweepPayments } from './payments/sweep-payments.ts';
import { transferResource } from './payments/transfers/desk-transfers.ts';
import { closePayments } from './payments/transfers/part-payments.ts';
import { placeRoutes } from './places/routes.ts';
import { seedPlaces } from './places/seed.ts';
import type { BackendDeps, FindDeletionBlockers, Service, ServiceApp, ServiceVariables } from './platform/deps.ts';
import { erasePersonalData, type PersonalTable, readPersonalData } from './platform/personal-data.ts';
import { quotationData } from './quotations/personal-data.ts';
import { quotationRoutes } from './quotations/routes.ts';
import { findRefundBlockers } from './refunds/deletion-blockers.ts';
import { refundResource } from './refunds/desk-refunds.ts';
import { refundData } from './refunds/personal-data.ts';
import { sweepRefunds } from './refunds/sweep-refunds.ts';
import { paperResource } from './registrant-documents/paper-resource.ts';
import { documentData } from './registrant-documents/personal-data.ts';
import { registrantDocumentsRoutes } from './registrant-documents/routes.ts';
import { documentStaffRoutes } from './registrant-documents/staff-routes.ts';
import { sweepDocuments } from './registrant-documents/sweep-documents.ts';
import { reviewResource } from './reviews/desk/review-resource.ts';
import { reviewData } from './reviews/personal-data.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { removeSampleReviews } from './reviews/seed.ts';
import { sweepReviews } from './reviews/sweep-reviews.ts';
import { sandboxBankRoutes } from './sandbox/bank/routes.ts';
import { chatMessageResource } from './sandbox/chat/chat-message-resource.ts';
import { chatRoutes } from './sandbox/chat/routes.ts';
import { sweepChat } from './sandbox/chat/service.ts';
import { sandboxClockRoutes } from './sandbox/clock/routes.ts';
import { companyDirectoryRoutes } from './sandbox/company-directory/routes.ts';
import { sweepGrants } from './sandbox/identity-provider/grants.ts';
import { seedIdentityProvider } from './sandbox/identity-provider/people.ts';
import { identityProviderRoutes } from './sandbox/identity-provider/routes.ts';
import { sandboxProviders } from './sandbox/identity-provider/sandbox-provider.ts';
import { outboxStaffRoutes } from './sandbox/outbox/staff-routes.ts';
import { sandboxPanelRoutes } from './sandbox/panel/routes.ts';
import { accountResource } from './staff/desk/account-resource.ts';
import { customerLogResource } from './staff/desk/customer-log-resource.ts';
import { logResource } from './staff/desk/desk-log.ts';
import { roleResource } from './staff/desk/role-resource.ts';
import { sessionResource } from './staff/desk/session-resource.ts';
import { mayViewCustomers } from './staff/may-view-customers.ts';
import { sweepStaff } from './staff/sweep-staff.ts';
import { incidentResource } from './status/incident-resource.ts';
import { measuringJob, sweepMeasurements } from './status/measure.ts';
import { statusRoutes } from './status/routes.ts';
import { stockAlertData } from './stock-alerts/personal-data.ts';
import { stockAlertRoutes } from './stock-alerts/routes.ts';
import { stockAlertJob, sweepStockAlerts } from './stock-alerts/send-alerts.ts';
import { cannedAnswerResource } from './support/desk/canned-answer-resource.ts';
import { supportStaffRoutes } from './support/desk/staff-routes.ts';
import { supportResource } from './support/desk/support-resource.ts';
import { supportMailRoutes } from './support/mail/mail-routes.ts';
import { supportData } from './support/personal-data.ts';
import { supportRoutes } from './support/routes.ts';
import { sweepSupport } from './support/sweep-support.ts';

/** Each service declares the part that it uses. */
export type ServerDeps = BackendDeps & { readonly environment: ServerEnvironment };

/** What all services store of a person. */
export const personalTables = (): readonly PersonalTable[] =>
  services.flatMap(({ personalData }) => personalData ?? []);

/** What any service says against the deletion of an account, each reason once. */
const findBlockers: FindDeletionBlockers = async (db, partyId, now) => {
  const found: DeletionBlocker[] = [];
  for (const { deletionBlockers } of services) found.push(...((await deletionBlockers?.(db, partyId, now)) ?? []));
  return [...new Set(found)];
};

const deletionJob = accountDeletionJob({
  findBlockers,
  erase: (tx, erasure) => erasePersonalData(tx, personalTables(), erasure),
});

const accountDeps = (deps: ServerDeps): AccountRouteDeps => {
  const sandbox = sandboxProviders(deps);
  const { providers } = deps.environment;
  return {
    ...deps,
    providers: configuredProviders(providers, (name) => (providers.embedded ? sandbox(name) : null)),
    emailReplaced: followAccountEmail(deps),
    mayView: mayViewCustomers(deps),
    findBlockers,
    personalData: (id) => readPersonalData(deps.db, personalTables(), id),
  };
};

/** Of a stand-in, which exists in some installations only. */
const routesIf =
  (isThere: (environment: ServerEnvironment) => boolean, routes: (deps: ServerDeps) => ServiceApp) =>
  (deps: ServerDeps): ServiceApp =>
    isThere(deps.environment) ? routes(deps) : new Hono<ServiceVariables>();

const isDevelopment = ({ mode }: ServerEnvironment): boolean => mode === 'development';

/** One line per service, named after its folder. Seeds run in this order. */
export const services: readonly Service<ServerDeps>[] = [
  {
    name: 'authorisation',
    routes: (deps) => authorisationRoutes(accountDeps(deps)),
    publicRoutes: (deps) => publicAccountRoutes(accountDeps(deps)),
    personalData: accountData,
    demo: seedAuthorisation,
    retireDemo: retireDemoCustomers,
    sweep: sweepAccounts,
    jobs: [contactChangeJob(followAccountEmail), deletionJob],
  },
  {
    name: 'sandbox/identity-provider',
    publicRoutes: routesIf(({ providers }) => providers.embedded, identityProviderRoutes),
    demo: seedIdentityProvider,
    sweep: sweepGrants,
  },
  { name: 'outbox', jobs: [deliveryJob], sweep: sweepMessages },
  {
    name: 'sandbox/outbox',
    staff: { routes: outboxStaffRoutes },
  },
  {
    name: 'catalogue',
    routes: catalogueRoutes,
    seed: seedCatalogue,
    staff: {
      routes: catalogueExportRoutes,
      resources: (deps) => [
        productResource({ ...deps, pictures: (db) => loadPicturePlaces(deps, db) }),
        lineResource(deps),
        productTagResource(deps),
        optionResource(deps),
        extensionResource(deps),
        catalogueFileResource({ ...deps, pictures: (db) => loadPicturePlaces(deps, db) }),
        stockResource(deps),
      ],
    },
    jobs: [startPricesJob],
  },
  { name: 'places', routes: placeRoutes, seed: seedPlaces },
  { name: 'customers', routes: customerRoutes, personalData: addressData, seed: seedCustomers, sweep: sweepCustomers },
  {
    name: 'domain-registry',
    routes: domainRegistryRoutes,
    demo: seedDomainRegistry,
    retireDemo: retireSampleNames,
  },
  {
    name: 'content',
    routes: contentRoutes,
    seed: seedContentSystem,
    staff: {
      routes: pictureStaffRoutes,
      resources: contentResources,
    },
  },
  {
    name: 'orders',
    routes: (deps) => orderRoutes({ ...deps, expirePayments, closePayments }),
    personalData: orderData,
    deletionBlockers: findOrderBlockers,
    sweep: sweepOrders,
    jobs: [closingJob(closePayments)],
  },
  {
    name: 'balances',
    personalData: balanceData,
    deletionBlockers: findBalanceBlockers,
    staff: { resources: (deps) => [balanceResource(deps), balanceEntryResource(deps)] },
  },
  { name: 'quotations', routes: quotationRoutes, personalData: quotationData },
  {
    name: 'campaigns',
    routes: campaignRoutes,
    personalData: voucherData,
    demo: seedVoucherCampaigns,
    retireDemo: retireSampleVouchers,
    staff: { resources: (deps) => [voucherResource(deps), giftResource(deps)] },
  },
  {
    name: 'payments',
    routes: paymentRoutes,
    publicRoutes: publicPaymentRoutes,
    personalData: paymentData,
    deletionBlockers: findPaymentBlockers,
    seed: seedPayments,
    sweep: sweepPayments,
    staff: { resources: (deps) => [transferResource(deps), bankFileResource(deps)] },
  },
  {
    name: 'sandbox/bank',
    publicRoutes: routesIf(({ payments }) => payments.sandboxBank, sandboxBankRoutes),
  },
  {
    name: 'sandbox/clock',
    routes: routesIf(({ sandboxClock }) => sandboxClock, sandboxClockRoutes),
  },
  {
    name: 'sandbox/company-directory',
    routes: routesIf(isDevelopment, companyDirectoryRoutes),
  },
  {
    name: 'cloud-services',
    routes: cloudServiceRoutes,
    publicRoutes: (deps) => redeemRoutes(deps).route('/', callBackRoutes(deps)),
    personalData: serviceData,
    deletionBlockers: findServiceBlockers,
    staff: {
      resources: (deps) => [machineResource(deps), setUpResource(deps)],
    },
    demo: seedDemoServices,
    jobs: [
      autoRenewalJob,
      nextPlanJob,
      provisioningJob,
      messagesJob,
      delayJob,
      remindingJob,
      termJob,
      debtJob,
      domainExpiryJob,
    ],
    sweep: sweepServices,
  },
  {
    name: 'electronic-invoices',
    jobs: [reportingJob],
    staff: { routes: eInvoiceStaffRoutes },
  },
  {
    name: 'sandbox/panel',
    publicRoutes: routesIf(isDevelopment, sandboxPanelRoutes),
  },
  {
    name: 'domain-papers',
    routes: registrantDocumentsRoutes,
    personalData: documentData,
    sweep: sweepDocuments,
    staff: { routes: documentStaffRoutes, resources: (deps) => [paperResource(deps)] },
  },
  {
    name: 'order-desk',
    sweep: async (db, now) => {
      await sweepServiceMails(db, now);
      await sweepServiceExtensions(db, now);
    },
    personalData: noteData,
    staff: {
      routes: orderStaffRoutes,
      resources: (deps) => [
        orderResource(deps),
        customerResource(deps),
        customerMergeResource({ ...deps, personalTables }),
        serviceResource(deps),
        serviceMailResource(deps),
        registrarTaskResource(deps),
        serviceExtensionResource(deps),
        invoiceResource(deps),
        salesResource(deps),
        figureResource(deps),
        productUseResource(deps),
        orderChoiceResource(deps),
        searchResource(deps),
      ],
    },
  },
  {
    name: 'domain-control',
    routes: domainControlRoutes,
    personalData: domainControlData,
    sweep: sweepDomainSettings,
  },
  {
    name: 'dns-zones',
    routes: zoneRoutes,
    publicRoutes: updateRoutes,
    personalData: zoneData,
    staff: { resources: (deps) => [zoneResource(deps)] },
    jobs: [firstRecordsJob, publishingJob],
  },
  {
    name: 'domain-transfers',
    staff: { resources: (deps) => [domainTransferResource(deps)] },
  },
  {
    name: 'refunds',
    personalData: refundData,
    deletionBlockers: findRefundBlockers,
    sweep: sweepRefunds,
    staff: { resources: (deps) => [refundResource(deps)] },
  },
  {
    name: 'sandbox/chat',
    publicRoutes: routesIf(isDevelopment, chatRoutes),
    sweep: sweepChat,
    staff: {
      resources: (deps) => (deps.environment.messages.outbox ? [chatMessageResource(deps)] : []),
    },
  },
  {
    name: 'mails',
    staff: {
      routes: (deps) => [mailPreviewRoute(deps), mailSampleRoute(deps)],
      resources: (deps) => [mailResource(deps), mailSampleResource(deps), mailTextResource(deps)],
    },
  },
  {
    name: 'status',
    routes: statusRoutes,
    jobs: [measuringJob()],
    sweep: sweepMeasurements,
    staff: { resources: (deps) => [incidentResource(deps)] },
  },
  { name: 'consents', routes: consentRoutes },
  {
    name: 'support',
    routes: supportRoutes,
    publicRoutes: supportMailRoutes,
    personalData: supportData,
    sweep: sweepSupport,
    staff: { routes: supportStaffRoutes, resources: (deps) => [supportResource(deps), cannedAnswerResource(deps)] },
  },
  {
    name: 'crm',
    routes: (deps) => crmRoutes(deps).route('/', mailChoiceRoutes(deps)),
    publicRoutes: (deps) => newsletterRoutes(deps).route('/', mailEndRoutes(deps)),
    personalData: leadData,
    sweep: sweepCrm,
    staff: { resources: (deps) => [consultationResource(deps)] },
  },
  {
    name: 'staff',
    sweep: sweepStaff,
    staff: {
      resources: (deps) => [
        accountResource(deps),
        roleResource(deps),
        sessionResource(deps),
        logResource(deps),
        customerLogResource(deps),
      ],
    },
  },
  { name: 'favourites', routes: favouriteRoutes, personalData: favouriteData, demo: seedFavourites },
  {
    name: 'reviews',
    routes: reviewRoutes,
    personalData: reviewData,
    sweep: sweepReviews,
    staff: { resources: (deps) => [reviewResource(deps)] },
    seed: removeSampleReviews,
  },
  {
    name: 'stock-alerts',
    routes: stockAlertRoutes,
    personalData: stockAlertData,
    jobs: [stockAlertJob],
    sweep: sweepStockAlerts,
  },
];
