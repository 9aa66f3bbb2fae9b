/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentString } from '../typed-document.ts';
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

/** Another term than the current one. */
export type RenewalTermInput = {
  readonly serviceId: string;
  readonly quantity: number;
  readonly unitType: string;
};

export type CloudServiceFilterInput = {
  readonly serviceId?: string | null | undefined;
  /** Handle of a product line. */
  readonly type?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly salePartyId?: string | null | undefined;
  readonly offset?: number | null | undefined;
  /** At most 5,000. */
  readonly maxResult?: number | null | undefined;
  readonly ownerId?: string | null | undefined;
  /** Looked for in names and numbers. */
  readonly commonSearch?: string | null | undefined;
};

export type SearchServiceQueryVariables = Exact<{
  filter?: CloudServiceFilterInput | null | undefined;
}>;


export type SearchServiceQuery = { readonly searchService: { readonly total: number, readonly resultList: ReadonlyArray<{ readonly serviceId: string, readonly serviceName: string, readonly type: string, readonly typeName: string, readonly status: string, readonly attrs: unknown, readonly startDate: string, readonly endDate: string, readonly orderId: string, readonly address: string, readonly location: string, readonly productConfiguration: { readonly productId: string } }> } | null };

export type ServiceDetailQueryVariables = Exact<{
  serviceId?: string | null | undefined;
}>;


export type ServiceDetailQuery = { readonly serviceDetail: { readonly service: { readonly urlPrivate: string | null, readonly urlPublic: string | null, readonly username: string | null, readonly ips: ReadonlyArray<string>, readonly computingId: string | null, readonly hasPassword: boolean, readonly serviceId: string, readonly serviceName: string, readonly type: string, readonly typeName: string, readonly status: string, readonly attrs: unknown, readonly startDate: string, readonly endDate: string, readonly orderId: string, readonly address: string, readonly location: string, readonly productConfiguration: { readonly productId: string } }, readonly resources: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly configs: ReadonlyArray<{ readonly name: string, readonly configValue: string }>, readonly extraData: ReadonlyArray<{ readonly title: string, readonly content: ReadonlyArray<{ readonly name: string, readonly value: string }> }> } | null };

export type RevealPasswordMutationVariables = Exact<{
  serviceId: string;
}>;


export type RevealPasswordMutation = { readonly revealPassword: string };

export type ServiceRenewalsQueryVariables = Exact<{
  ownerId: string;
}>;


export type ServiceRenewalsQuery = { readonly serviceRenewals: ReadonlyArray<{ readonly serviceId: string, readonly serviceName: string, readonly type: string, readonly quantity: number, readonly unitType: string, readonly unitName: string, readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly endDate: string, readonly newEndDate: string, readonly nextPlan: string | null, readonly waitingOrderId: string | null, readonly terms: ReadonlyArray<{ readonly quantity: number, readonly unitType: string, readonly unitName: string, readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly newEndDate: string }> }> };

export type ServiceUpgradesQueryVariables = Exact<{
  serviceId: string;
}>;


export type ServiceUpgradesQuery = { readonly serviceUpgrades: ReadonlyArray<{ readonly productId: string, readonly productTitle: string, readonly specs: string, readonly count: number, readonly vatRate: number, readonly days: number, readonly termDays: number, readonly oldTerm: number, readonly newTerm: number, readonly gross: number, readonly endDate: string, readonly waitingOrderId: string | null }> };

export type InstalmentDuesQueryVariables = Exact<{
  ownerId: string;
}>;


export type InstalmentDuesQuery = { readonly instalmentDues: ReadonlyArray<{ readonly id: string, readonly orderId: string, readonly lineId: string, readonly title: string, readonly type: string, readonly month: number, readonly months: number, readonly dueDate: string, readonly net: number, readonly vat: number, readonly gross: number, readonly paidAt: string | null, readonly paidOrderId: string | null, readonly waitingOrderId: string | null, readonly services: ReadonlyArray<{ readonly serviceId: string, readonly serviceName: string }> }> };

export type OrderInstalmentDuesQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderInstalmentDuesQuery = { readonly orderInstalmentDues: ReadonlyArray<{ readonly id: string, readonly orderId: string, readonly lineId: string, readonly title: string, readonly type: string, readonly month: number, readonly months: number, readonly dueDate: string, readonly net: number, readonly vat: number, readonly gross: number, readonly paidAt: string | null, readonly paidOrderId: string | null, readonly waitingOrderId: string | null, readonly services: ReadonlyArray<{ readonly serviceId: string, readonly serviceName: string }> }> };

export type PayInstalmentsMutationVariables = Exact<{
  dueIds: ReadonlyArray<string> | string;
  serviceIds: ReadonlyArray<string> | string;
  terms?: ReadonlyArray<RenewalTermInput> | RenewalTermInput | null | undefined;
  seen: number;
}>;


export type PayInstalmentsMutation = { readonly payInstalments: { readonly orderId: string } };

export type UpgradeServiceMutationVariables = Exact<{
  serviceId: string;
  productId: string;
  seen: number;
}>;


export type UpgradeServiceMutation = { readonly upgradeService: { readonly orderId: string } };

export type ServiceInListFragment = { readonly serviceId: string, readonly serviceName: string, readonly type: string, readonly typeName: string, readonly status: string, readonly attrs: unknown, readonly startDate: string, readonly endDate: string, readonly orderId: string, readonly address: string, readonly location: string, readonly productConfiguration: { readonly productId: string } };

export type DueInScheduleFragment = { readonly id: string, readonly orderId: string, readonly lineId: string, readonly title: string, readonly type: string, readonly month: number, readonly months: number, readonly dueDate: string, readonly net: number, readonly vat: number, readonly gross: number, readonly paidAt: string | null, readonly paidOrderId: string | null, readonly waitingOrderId: string | null, readonly services: ReadonlyArray<{ readonly serviceId: string, readonly serviceName: string }> };

export type ServiceControlQueryVariables = Exact<{
  serviceId: string;
}>;


export type ServiceControlQuery = { readonly serviceControl: { readonly settled: string, readonly system: string | null, readonly systems: ReadonlyArray<string>, readonly hasNewPassword: boolean, readonly canEnter: boolean, readonly isByStaff: boolean, readonly offered: ReadonlyArray<string>, readonly note: string, readonly running: { readonly kind: string, readonly at: string, readonly expectedAt: string | null } | null, readonly log: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly detail: string, readonly by: string, readonly at: string, readonly finishedAt: string | null, readonly outcome: string }> } };

export type RunServiceActionMutationVariables = Exact<{
  serviceId: string;
  kind: string;
  system?: string | null | undefined;
}>;


export type RunServiceActionMutation = { readonly runServiceAction: { readonly settled: string, readonly system: string | null, readonly systems: ReadonlyArray<string>, readonly hasNewPassword: boolean, readonly canEnter: boolean, readonly isByStaff: boolean, readonly offered: ReadonlyArray<string>, readonly note: string, readonly running: { readonly kind: string, readonly at: string, readonly expectedAt: string | null } | null, readonly log: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly detail: string, readonly by: string, readonly at: string, readonly finishedAt: string | null, readonly outcome: string }> } };

export type RenameServiceMutationVariables = Exact<{
  serviceId: string;
  name: string;
  note: string;
}>;


export type RenameServiceMutation = { readonly renameService: { readonly settled: string, readonly system: string | null, readonly systems: ReadonlyArray<string>, readonly hasNewPassword: boolean, readonly canEnter: boolean, readonly isByStaff: boolean, readonly offered: ReadonlyArray<string>, readonly note: string, readonly running: { readonly kind: string, readonly at: string, readonly expectedAt: string | null } | null, readonly log: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly detail: string, readonly by: string, readonly at: string, readonly finishedAt: string | null, readonly outcome: string }> } };

export type TakeServicePasswordMutationVariables = Exact<{
  serviceId: string;
}>;


export type TakeServicePasswordMutation = { readonly takeServicePassword: string };

export type ControlOfServiceFragment = { readonly settled: string, readonly system: string | null, readonly systems: ReadonlyArray<string>, readonly hasNewPassword: boolean, readonly canEnter: boolean, readonly isByStaff: boolean, readonly offered: ReadonlyArray<string>, readonly note: string, readonly running: { readonly kind: string, readonly at: string, readonly expectedAt: string | null } | null, readonly log: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly detail: string, readonly by: string, readonly at: string, readonly finishedAt: string | null, readonly outcome: string }> };

export type OrderDeliveriesQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderDeliveriesQuery = { readonly orderDeliveries: ReadonlyArray<{ readonly lineId: string, readonly unit: number, readonly name: string, readonly type: string, readonly domain: string, readonly transfers: boolean, readonly serviceId: string | null, readonly status: string | null, readonly papers: string | null, readonly transfer: string | null, readonly paidAt: string | null, readonly startedAt: string | null, readonly deliveredAt: string | null, readonly papersSentAt: string | null, readonly papersDecidedAt: string | null, readonly deployedAt: string | null, readonly refund: { readonly state: string, readonly gross: number } | null }> };

export type OpenServiceEntryMutationVariables = Exact<{
  serviceId: string;
}>;


export type OpenServiceEntryMutation = { readonly openServiceEntry: { readonly url: string, readonly expiresAt: string } };

export type EntryOfServiceFragment = { readonly url: string, readonly expiresAt: string };

export type ServiceMeasurementsQueryVariables = Exact<{
  serviceId: string;
}>;


export type ServiceMeasurementsQuery = { readonly serviceMeasurements: { readonly at: string, readonly processor: number | null, readonly memory: { readonly used: number, readonly total: number | null } | null, readonly disk: { readonly used: number, readonly total: number | null } | null, readonly network: { readonly received: number, readonly sent: number } | null } | null };

export type MeasurementsOfServiceFragment = { readonly at: string, readonly processor: number | null, readonly memory: { readonly used: number, readonly total: number | null } | null, readonly disk: { readonly used: number, readonly total: number | null } | null, readonly network: { readonly received: number, readonly sent: number } | null };

export type ServiceAccessKeysQueryVariables = Exact<{
  serviceId: string;
}>;


export type ServiceAccessKeysQuery = { readonly serviceAccessKeys: ReadonlyArray<{ readonly keyId: string, readonly name: string, readonly createdAt: string, readonly ending: string, readonly isSecretWaiting: boolean }> };

export type CreateAccessKeyMutationVariables = Exact<{
  serviceId: string;
  name: string;
}>;


export type CreateAccessKeyMutation = { readonly createAccessKey: ReadonlyArray<{ readonly keyId: string, readonly name: string, readonly createdAt: string, readonly ending: string, readonly isSecretWaiting: boolean }> };

export type TakeAccessKeySecretMutationVariables = Exact<{
  serviceId: string;
  keyId: string;
}>;


export type TakeAccessKeySecretMutation = { readonly takeAccessKeySecret: string };

export type RevokeAccessKeyMutationVariables = Exact<{
  serviceId: string;
  keyId: string;
}>;


export type RevokeAccessKeyMutation = { readonly revokeAccessKey: ReadonlyArray<{ readonly keyId: string, readonly name: string, readonly createdAt: string, readonly ending: string, readonly isSecretWaiting: boolean }> };

export type KeyOfStoreFragment = { readonly keyId: string, readonly name: string, readonly createdAt: string, readonly ending: string, readonly isSecretWaiting: boolean };

export type ServiceSeatsQueryVariables = Exact<{
  serviceId: string;
}>;


export type ServiceSeatsQuery = { readonly serviceSeats: { readonly bought: number, readonly domain: string | null, readonly waitingSince: string | null, readonly seats: ReadonlyArray<{ readonly name: string, readonly email: string, readonly assignedAt: string }> } };

export type AssignSeatMutationVariables = Exact<{
  serviceId: string;
  name: string;
  email: string;
}>;


export type AssignSeatMutation = { readonly assignSeat: { readonly bought: number, readonly domain: string | null, readonly waitingSince: string | null, readonly seats: ReadonlyArray<{ readonly name: string, readonly email: string, readonly assignedAt: string }> } };

export type RemoveSeatMutationVariables = Exact<{
  serviceId: string;
  email: string;
}>;


export type RemoveSeatMutation = { readonly removeSeat: { readonly bought: number, readonly domain: string | null, readonly waitingSince: string | null, readonly seats: ReadonlyArray<{ readonly name: string, readonly email: string, readonly assignedAt: string }> } };

export type SeatsOfServiceFragment = { readonly bought: number, readonly domain: string | null, readonly waitingSince: string | null, readonly seats: ReadonlyArray<{ readonly name: string, readonly email: string, readonly assignedAt: string }> };

export type ServiceDowngradesQueryVariables = Exact<{
  serviceId: string;
}>;


export type ServiceDowngradesQuery = { readonly serviceDowngrades: { readonly waitingOrderId: string | null, readonly next: { readonly productId: string, readonly productTitle: string, readonly startsAfter: string, readonly isPaid: boolean } | null, readonly offers: ReadonlyArray<{ readonly productId: string, readonly productTitle: string, readonly specs: string, readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly refusal: string | null }> } };

export type ChooseNextPlanMutationVariables = Exact<{
  serviceId: string;
  productId?: string | null | undefined;
}>;


export type ChooseNextPlanMutation = { readonly chooseNextPlan: { readonly waitingOrderId: string | null, readonly next: { readonly productId: string, readonly productTitle: string, readonly startsAfter: string, readonly isPaid: boolean } | null, readonly offers: ReadonlyArray<{ readonly productId: string, readonly productTitle: string, readonly specs: string, readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly refusal: string | null }> } };

export type DowngradesOfServiceFragment = { readonly waitingOrderId: string | null, readonly next: { readonly productId: string, readonly productTitle: string, readonly startsAfter: string, readonly isPaid: boolean } | null, readonly offers: ReadonlyArray<{ readonly productId: string, readonly productTitle: string, readonly specs: string, readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly refusal: string | null }> };

export type ServiceEndingQueryVariables = Exact<{
  serviceId: string;
}>;


export type ServiceEndingQuery = { readonly serviceEnding: { readonly endsWithTerm: boolean, readonly refundRefusal: string | null, readonly renewableUntil: string, readonly keptUntil: string, readonly suspendedFor: string | null, readonly suspensionReason: string, readonly isResumedByStaff: boolean, readonly refund: { readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly usedDays: number, readonly termDays: number } | null, readonly request: { readonly state: string, readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly askedAt: string, readonly decidedAt: string | null, readonly reason: string } | null } };

export type CancelServiceMutationVariables = Exact<{
  serviceId: string;
}>;


export type CancelServiceMutation = { readonly cancelService: { readonly endsWithTerm: boolean, readonly refundRefusal: string | null, readonly renewableUntil: string, readonly keptUntil: string, readonly suspendedFor: string | null, readonly suspensionReason: string, readonly isResumedByStaff: boolean, readonly refund: { readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly usedDays: number, readonly termDays: number } | null, readonly request: { readonly state: string, readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly askedAt: string, readonly decidedAt: string | null, readonly reason: string } | null } };

export type KeepServiceMutationVariables = Exact<{
  serviceId: string;
}>;


export type KeepServiceMutation = { readonly keepService: { readonly endsWithTerm: boolean, readonly refundRefusal: string | null, readonly renewableUntil: string, readonly keptUntil: string, readonly suspendedFor: string | null, readonly suspensionReason: string, readonly isResumedByStaff: boolean, readonly refund: { readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly usedDays: number, readonly termDays: number } | null, readonly request: { readonly state: string, readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly askedAt: string, readonly decidedAt: string | null, readonly reason: string } | null } };

export type AskRefundMutationVariables = Exact<{
  serviceId: string;
  bank: string;
  number: string;
  holder: string;
  seen: number;
}>;


export type AskRefundMutation = { readonly askRefund: { readonly endsWithTerm: boolean, readonly refundRefusal: string | null, readonly renewableUntil: string, readonly keptUntil: string, readonly suspendedFor: string | null, readonly suspensionReason: string, readonly isResumedByStaff: boolean, readonly refund: { readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly usedDays: number, readonly termDays: number } | null, readonly request: { readonly state: string, readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly askedAt: string, readonly decidedAt: string | null, readonly reason: string } | null } };

export type EndingOfServiceFragment = { readonly endsWithTerm: boolean, readonly refundRefusal: string | null, readonly renewableUntil: string, readonly keptUntil: string, readonly suspendedFor: string | null, readonly suspensionReason: string, readonly isResumedByStaff: boolean, readonly refund: { readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly usedDays: number, readonly termDays: number } | null, readonly request: { readonly state: string, readonly net: number, readonly exempt: number, readonly vat: number, readonly gross: number, readonly askedAt: string, readonly decidedAt: string | null, readonly reason: string } | null };

export type ServiceSnapshotsQueryVariables = Exact<{
  serviceId: string;
}>;


export type ServiceSnapshotsQuery = { readonly serviceSnapshots: ReadonlyArray<{ readonly name: string, readonly at: string, readonly size: number | null }> | null };

export type RunSnapshotActionMutationVariables = Exact<{
  serviceId: string;
  kind: string;
  name: string;
}>;


export type RunSnapshotActionMutation = { readonly runSnapshotAction: boolean };

export type SnapshotOfServiceFragment = { readonly name: string, readonly at: string, readonly size: number | null };

export const ServiceInListFragmentDoc = `
    fragment ServiceInList on CloudService {
  serviceId
  serviceName
  type
  typeName
  status
  attrs
  startDate
  endDate
  orderId
  productConfiguration {
    productId
  }
  address
  location
}
    ` as TypedDocumentString<ServiceInListFragment, unknown>;
export const DueInScheduleFragmentDoc = `
    fragment DueInSchedule on InstalmentDue {
  id
  orderId
  lineId
  title
  type
  services {
    serviceId
    serviceName
  }
  month
  months
  dueDate
  net
  vat
  gross
  paidAt
  paidOrderId
  waitingOrderId
}
    ` as TypedDocumentString<DueInScheduleFragment, unknown>;
export const ControlOfServiceFragmentDoc = `
    fragment ControlOfService on ServiceControlState {
  settled
  running {
    kind
    at
    expectedAt
  }
  system
  systems
  hasNewPassword
  canEnter
  isByStaff
  offered
  note
  log {
    id
    kind
    detail
    by
    at
    finishedAt
    outcome
  }
}
    ` as TypedDocumentString<ControlOfServiceFragment, unknown>;
export const EntryOfServiceFragmentDoc = `
    fragment EntryOfService on ServiceEntry {
  url
  expiresAt
}
    ` as TypedDocumentString<EntryOfServiceFragment, unknown>;
export const MeasurementsOfServiceFragmentDoc = `
    fragment MeasurementsOfService on ServiceMeasurements {
  at
  processor
  memory {
    used
    total
  }
  disk {
    used
    total
  }
  network {
    received
    sent
  }
}
    ` as TypedDocumentString<MeasurementsOfServiceFragment, unknown>;
export const KeyOfStoreFragmentDoc = `
    fragment KeyOfStore on AccessKey {
  keyId
  name
  createdAt
  ending
  isSecretWaiting
}
    ` as TypedDocumentString<KeyOfStoreFragment, unknown>;
export const SeatsOfServiceFragmentDoc = `
    fragment SeatsOfService on SeatPlan {
  bought
  domain
  seats {
    name
    email
    assignedAt
  }
  waitingSince
}
    ` as TypedDocumentString<SeatsOfServiceFragment, unknown>;
export const DowngradesOfServiceFragmentDoc = `
    fragment DowngradesOfService on ServiceDowngrades {
  next {
    productId
    productTitle
    startsAfter
    isPaid
  }
  offers {
    productId
    productTitle
    specs
    net
    exempt
    vat
    gross
    refusal
  }
  waitingOrderId
}
    ` as TypedDocumentString<DowngradesOfServiceFragment, unknown>;
export const EndingOfServiceFragmentDoc = `
    fragment EndingOfService on ServiceEndingState {
  endsWithTerm
  refundRefusal
  refund {
    net
    exempt
    vat
    gross
    usedDays
    termDays
  }
  request {
    state
    net
    exempt
    vat
    gross
    askedAt
    decidedAt
    reason
  }
  renewableUntil
  keptUntil
  suspendedFor
  suspensionReason
  isResumedByStaff
}
    ` as TypedDocumentString<EndingOfServiceFragment, unknown>;
export const SnapshotOfServiceFragmentDoc = `
    fragment SnapshotOfService on ServiceSnapshot {
  name
  at
  size
}
    ` as TypedDocumentString<SnapshotOfServiceFragment, unknown>;
export const SearchServiceDocument = `
    query SearchService($filter: CloudServiceFilterInput) {
  searchService(filter: $filter) {
    total
    resultList {
      ...ServiceInList
    }
  }
}
    fragment ServiceInList on CloudService {
  serviceId
  serviceName
  type
  typeName
  status
  attrs
  startDate
  endDate
  orderId
  productConfiguration {
    productId
  }
  address
  location
}` as TypedDocumentString<SearchServiceQuery, SearchServiceQueryVariables>;
export const ServiceDetailDocument = `
    query ServiceDetail($serviceId: String) {
  serviceDetail(serviceId: $serviceId) {
    service {
      ...ServiceInList
      urlPrivate
      urlPublic
      username
      ips
      computingId
      hasPassword
    }
    resources {
      name
      value
    }
    configs {
      name
      configValue
    }
    extraData {
      title
      content {
        name
        value
      }
    }
  }
}
    fragment ServiceInList on CloudService {
  serviceId
  serviceName
  type
  typeName
  status
  attrs
  startDate
  endDate
  orderId
  productConfiguration {
    productId
  }
  address
  location
}` as TypedDocumentString<ServiceDetailQuery, ServiceDetailQueryVariables>;
export const RevealPasswordDocument = `
    mutation RevealPassword($serviceId: String!) {
  revealPassword(serviceId: $serviceId)
}
    ` as TypedDocumentString<RevealPasswordMutation, RevealPasswordMutationVariables>;
export const ServiceRenewalsDocument = `
    query ServiceRenewals($ownerId: String!) {
  serviceRenewals(ownerId: $ownerId) {
    serviceId
    serviceName
    type
    quantity
    unitType
    unitName
    net
    exempt
    vat
    gross
    endDate
    newEndDate
    terms {
      quantity
      unitType
      unitName
      net
      exempt
      vat
      gross
      newEndDate
    }
    nextPlan
    waitingOrderId
  }
}
    ` as TypedDocumentString<ServiceRenewalsQuery, ServiceRenewalsQueryVariables>;
export const ServiceUpgradesDocument = `
    query ServiceUpgrades($serviceId: String!) {
  serviceUpgrades(serviceId: $serviceId) {
    productId
    productTitle
    specs
    count
    vatRate
    days
    termDays
    oldTerm
    newTerm
    gross
    endDate
    waitingOrderId
  }
}
    ` as TypedDocumentString<ServiceUpgradesQuery, ServiceUpgradesQueryVariables>;
export const InstalmentDuesDocument = `
    query InstalmentDues($ownerId: String!) {
  instalmentDues(ownerId: $ownerId) {
    ...DueInSchedule
  }
}
    fragment DueInSchedule on InstalmentDue {
  id
  orderId
  lineId
  title
  type
  services {
    serviceId
    serviceName
  }
  month
  months
  dueDate
  net
  vat
  gross
  paidAt
  paidOrderId
  waitingOrderId
}` as TypedDocumentString<InstalmentDuesQuery, InstalmentDuesQueryVariables>;
export const OrderInstalmentDuesDocument = `
    query OrderInstalmentDues($orderId: String!) {
  orderInstalmentDues(orderId: $orderId) {
    ...DueInSchedule
  }
}
    fragment DueInSchedule on InstalmentDue {
  id
  orderId
  lineId
  title
  type
  services {
    serviceId
    serviceName
  }
  month
  months
  dueDate
  net
  vat
  gross
  paidAt
  paidOrderId
  waitingOrderId
}` as TypedDocumentString<OrderInstalmentDuesQuery, OrderInstalmentDuesQueryVariables>;
export const PayInstalmentsDocument = `
    mutation PayInstalments($dueIds: [String!]!, $serviceIds: [String!]!, $terms: [RenewalTermInput!], $seen: BigDecimal!) {
  payInstalments(
    dueIds: $dueIds
    serviceIds: $serviceIds
    terms: $terms
    seen: $seen
  ) {
    orderId
  }
}
    ` as TypedDocumentString<PayInstalmentsMutation, PayInstalmentsMutationVariables>;
export const UpgradeServiceDocument = `
    mutation UpgradeService($serviceId: String!, $productId: String!, $seen: BigDecimal!) {
  upgradeService(serviceId: $serviceId, productId: $productId, seen: $seen) {
    orderId
  }
}
    ` as TypedDocumentString<UpgradeServiceMutation, UpgradeServiceMutationVariables>;
export const ServiceControlDocument = `
    query ServiceControl($serviceId: String!) {
  serviceControl(serviceId: $serviceId) {
    ...ControlOfService
  }
}
    fragment ControlOfService on ServiceControlState {
  settled
  running {
    kind
    at
    expectedAt
  }
  system
  systems
  hasNewPassword
  canEnter
  isByStaff
  offered
  note
  log {
    id
    kind
    detail
    by
    at
    finishedAt
    outcome
  }
}` as TypedDocumentString<ServiceControlQuery, ServiceControlQueryVariables>;
export const RunServiceActionDocument = `
    mutation RunServiceAction($serviceId: String!, $kind: String!, $system: String) {
  runServiceAction(serviceId: $serviceId, kind: $kind, system: $system) {
    ...ControlOfService
  }
}
    fragment ControlOfService on ServiceControlState {
  settled
  running {
    kind
    at
    expectedAt
  }
  system
  systems
  hasNewPassword
  canEnter
  isByStaff
  offered
  note
  log {
    id
    kind
    detail
    by
    at
    finishedAt
    outcome
  }
}` as TypedDocumentString<RunServiceActionMutation, RunServiceActionMutationVariables>;
export const RenameServiceDocument = `
    mutation RenameService($serviceId: String!, $name: String!, $note: String!) {
  renameService(serviceId: $serviceId, name: $name, note: $note) {
    ...ControlOfService
  }
}
    fragment ControlOfService on ServiceControlState {
  settled
  running {
    kind
    at
    expectedAt
  }
  system
  systems
  hasNewPassword
  canEnter
  isByStaff
  offered
  note
  log {
    id
    kind
    detail
    by
    at
    finishedAt
    outcome
  }
}` as TypedDocumentString<RenameServiceMutation, RenameServiceMutationVariables>;
export const TakeServicePasswordDocument = `
    mutation TakeServicePassword($serviceId: String!) {
  takeServicePassword(serviceId: $serviceId)
}
    ` as TypedDocumentString<TakeServicePasswordMutation, TakeServicePasswordMutationVariables>;
export const OrderDeliveriesDocument = `
    query OrderDeliveries($orderId: String!) {
  orderDeliveries(orderId: $orderId) {
    lineId
    unit
    name
    type
    domain
    transfers
    serviceId
    status
    papers
    transfer
    paidAt
    startedAt
    deliveredAt
    papersSentAt
    papersDecidedAt
    deployedAt
    refund {
      state
      gross
    }
  }
}
    ` as TypedDocumentString<OrderDeliveriesQuery, OrderDeliveriesQueryVariables>;
export const OpenServiceEntryDocument = `
    mutation OpenServiceEntry($serviceId: String!) {
  openServiceEntry(serviceId: $serviceId) {
    ...EntryOfService
  }
}
    fragment EntryOfService on ServiceEntry {
  url
  expiresAt
}` as TypedDocumentString<OpenServiceEntryMutation, OpenServiceEntryMutationVariables>;
export const ServiceMeasurementsDocument = `
    query ServiceMeasurements($serviceId: String!) {
  serviceMeasurements(serviceId: $serviceId) {
    ...MeasurementsOfService
  }
}
    fragment MeasurementsOfService on ServiceMeasurements {
  at
  processor
  memory {
    used
    total
  }
  disk {
    used
    total
  }
  network {
    received
    sent
  }
}` as TypedDocumentString<ServiceMeasurementsQuery, ServiceMeasurementsQueryVariables>;
export const ServiceAccessKeysDocument = `
    query ServiceAccessKeys($serviceId: String!) {
  serviceAccessKeys(serviceId: $serviceId) {
    ...KeyOfStore
  }
}
    fragment KeyOfStore on AccessKey {
  keyId
  name
  createdAt
  ending
  isSecretWaiting
}` as TypedDocumentString<ServiceAccessKeysQuery, ServiceAccessKeysQueryVariables>;
export const CreateAccessKeyDocument = `
    mutation CreateAccessKey($serviceId: String!, $name: String!) {
  createAccessKey(serviceId: $serviceId, name: $name) {
    ...KeyOfStore
  }
}
    fragment KeyOfStore on AccessKey {
  keyId
  name
  createdAt
  ending
  isSecretWaiting
}` as TypedDocumentString<CreateAccessKeyMutation, CreateAccessKeyMutationVariables>;
export const TakeAccessKeySecretDocument = `
    mutation TakeAccessKeySecret($serviceId: String!, $keyId: String!) {
  takeAccessKeySecret(serviceId: $serviceId, keyId: $keyId)
}
    ` as TypedDocumentString<TakeAccessKeySecretMutation, TakeAccessKeySecretMutationVariables>;
export const RevokeAccessKeyDocument = `
    mutation RevokeAccessKey($serviceId: String!, $keyId: String!) {
  revokeAccessKey(serviceId: $serviceId, keyId: $keyId) {
    ...KeyOfStore
  }
}
    fragment KeyOfStore on AccessKey {
  keyId
  name
  createdAt
  ending
  isSecretWaiting
}` as TypedDocumentString<RevokeAccessKeyMutation, RevokeAccessKeyMutationVariables>;
export const ServiceSeatsDocument = `
    query ServiceSeats($serviceId: String!) {
  serviceSeats(serviceId: $serviceId) {
    ...SeatsOfService
  }
}
    fragment SeatsOfService on SeatPlan {
  bought
  domain
  seats {
    name
    email
    assignedAt
  }
  waitingSince
}` as TypedDocumentString<ServiceSeatsQuery, ServiceSeatsQueryVariables>;
export const AssignSeatDocument = `
    mutation AssignSeat($serviceId: String!, $name: String!, $email: String!) {
  assignSeat(serviceId: $serviceId, name: $name, email: $email) {
    ...SeatsOfService
  }
}
    fragment SeatsOfService on SeatPlan {
  bought
  domain
  seats {
    name
    email
    assignedAt
  }
  waitingSince
}` as TypedDocumentString<AssignSeatMutation, AssignSeatMutationVariables>;
export const RemoveSeatDocument = `
    mutation RemoveSeat($serviceId: String!, $email: String!) {
  removeSeat(serviceId: $serviceId, email: $email) {
    ...SeatsOfService
  }
}
    fragment SeatsOfService on SeatPlan {
  bought
  domain
  seats {
    name
    email
    assignedAt
  }
  waitingSince
}` as TypedDocumentString<RemoveSeatMutation, RemoveSeatMutationVariables>;
export const ServiceDowngradesDocument = `
    query ServiceDowngrades($serviceId: String!) {
  serviceDowngrades(serviceId: $serviceId) {
    ...DowngradesOfService
  }
}
    fragment DowngradesOfService on ServiceDowngrades {
  next {
    productId
    productTitle
    startsAfter
    isPaid
  }
  offers {
    productId
    productTitle
    specs
    net
    exempt
    vat
    gross
    refusal
  }
  waitingOrderId
}` as TypedDocumentString<ServiceDowngradesQuery, ServiceDowngradesQueryVariables>;
export const ChooseNextPlanDocument = `
    mutation ChooseNextPlan($serviceId: String!, $productId: String) {
  chooseNextPlan(serviceId: $serviceId, productId: $productId) {
    ...DowngradesOfService
  }
}
    fragment DowngradesOfService on ServiceDowngrades {
  next {
    productId
    productTitle
    startsAfter
    isPaid
  }
  offers {
    productId
    productTitle
    specs
    net
    exempt
    vat
    gross
    refusal
  }
  waitingOrderId
}` as TypedDocumentString<ChooseNextPlanMutation, ChooseNextPlanMutationVariables>;
export const ServiceEndingDocument = `
    query ServiceEnding($serviceId: String!) {
  serviceEnding(serviceId: $serviceId) {
    ...EndingOfService
  }
}
    fragment EndingOfService on ServiceEndingState {
  endsWithTerm
  refundRefusal
  refund {
    net
    exempt
    vat
    gross
    usedDays
    termDays
  }
  request {
    state
    net
    exempt
    vat
    gross
    askedAt
    decidedAt
    reason
  }
  renewableUntil
  keptUntil
  suspendedFor
  suspensionReason
  isResumedByStaff
}` as TypedDocumentString<ServiceEndingQuery, ServiceEndingQueryVariables>;
export const CancelServiceDocument = `
    mutation CancelService($serviceId: String!) {
  cancelService(serviceId: $serviceId) {
    ...EndingOfService
  }
}
    fragment EndingOfService on ServiceEndingState {
  endsWithTerm
  refundRefusal
  refund {
    net
    exempt
    vat
    gross
    usedDays
    termDays
  }
  request {
    state
    net
    exempt
    vat
    gross
    askedAt
    decidedAt
    reason
  }
  renewableUntil
  keptUntil
  suspendedFor
  suspensionReason
  isResumedByStaff
}` as TypedDocumentString<CancelServiceMutation, CancelServiceMutationVariables>;
export const KeepServiceDocument = `
    mutation KeepService($serviceId: String!) {
  keepService(serviceId: $serviceId) {
    ...EndingOfService
  }
}
    fragment EndingOfService on ServiceEndingState {
  endsWithTerm
  refundRefusal
  refund {
    net
    exempt
    vat
    gross
    usedDays
    termDays
  }
  request {
    state
    net
    exempt
    vat
    gross
    askedAt
    decidedAt
    reason
  }
  renewableUntil
  keptUntil
  suspendedFor
  suspensionReason
  isResumedByStaff
}` as TypedDocumentString<KeepServiceMutation, KeepServiceMutationVariables>;
export const AskRefundDocument = `
    mutation AskRefund($serviceId: String!, $bank: String!, $number: String!, $holder: String!, $seen: BigDecimal!) {
  askRefund(
    serviceId: $serviceId
    bank: $bank
    number: $number
    holder: $holder
    seen: $seen
  ) {
    ...EndingOfService
  }
}
    fragment EndingOfService on ServiceEndingState {
  endsWithTerm
  refundRefusal
  refund {
    net
    exempt
    vat
    gross
    usedDays
    termDays
  }
  request {
    state
    net
    exempt
    vat
    gross
    askedAt
    decidedAt
    reason
  }
  renewableUntil
  keptUntil
  suspendedFor
  suspensionReason
  isResumedByStaff
}` as TypedDocumentString<AskRefundMutation, AskRefundMutationVariables>;
export const ServiceSnapshotsDocument = `
    query ServiceSnapshots($serviceId: String!) {
  serviceSnapshots(serviceId: $serviceId) {
    ...SnapshotOfService
  }
}
    fragment SnapshotOfService on ServiceSnapshot {
  name
  at
  size
}` as TypedDocumentString<ServiceSnapshotsQuery, ServiceSnapshotsQueryVariables>;
export const RunSnapshotActionDocument = `
    mutation RunSnapshotAction($serviceId: String!, $kind: String!, $name: String!) {
  runSnapshotAction(serviceId: $serviceId, kind: $kind, name: $name)
}
    ` as TypedDocumentString<RunSnapshotActionMutation, RunSnapshotActionMutationVariables>;
