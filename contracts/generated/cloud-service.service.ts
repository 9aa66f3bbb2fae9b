import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
// Written by contracts/generate.mjs from contracts/graphql. Do not edit.

/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  JSON: { input: unknown; output: unknown; }
  DateCustom: { input: string; output: string; }
  /** Whole đồng, beyond 2^31. */
  BigDecimal: { input: number; output: number; }
};

export type Query = {
  /** One service of the caller; another's is NOT_FOUND. */
  readonly serviceDetail?: Maybe<CloudServiceDetail>;
  /** Services of the caller, newest first; staff may name any owner. */
  readonly searchService?: Maybe<CloudServicePage>;
  /** Plans of the practice rooms that belong to a product's line. */
  readonly getListLabService: ReadonlyArray<LabService>;
  /** Ids of an owner's services, newest first. */
  readonly getServiceIds: ReadonlyArray<Scalars['String']['output']>;
  /** What a form about a service knows already: its name, its domain and its holder. */
  readonly preFillment: PreFillment;
  /** What a service of a type is made of, and the products that become one. */
  readonly getTemplateOfServiceType: ServiceTemplate;
  /** What an owner can renew, the next to end first, at today's list price of the term that it has. */
  readonly serviceRenewals: ReadonlyArray<ServiceRenewal>;
  /** Larger plans of a service's line for the days that are left, the nearest first. */
  readonly serviceUpgrades: ReadonlyArray<ServiceUpgrade>;
  /** Later months of what an owner bought on plans, paid ones too, the next due first. */
  readonly instalmentDues: ReadonlyArray<InstalmentDue>;
  /** Later months of one order, to whoever may see it; none before it is paid. */
  readonly orderInstalmentDues: ReadonlyArray<InstalmentDue>;
  /** Each unit that a paid order bought, to whoever may see the order; none before it is paid. */
  readonly orderDeliveries: ReadonlyArray<Delivery>;
  /** What a service does, and the newest entries of its log; for its owner alone. */
  readonly serviceControl: ServiceControlState;
  /** Keys of a store, newest first, without their secrets; for its owner alone. */
  readonly serviceAccessKeys: ReadonlyArray<AccessKey>;
  /** What its engine reports now; null where nothing measures it, or nobody answers. For its owner alone. */
  readonly serviceMeasurements?: Maybe<ServiceMeasurements>;
  /** What its engine keeps, oldest first; null where nothing makes them, or nobody answers. For its owner alone. */
  readonly serviceSnapshots?: Maybe<ReadonlyArray<ServiceSnapshot>>;
  /** Users of an office package or its backup; for its owner alone. */
  readonly serviceSeats: SeatPlan;
  /** Smaller plans for the next term of a service, and the chosen one. */
  readonly serviceDowngrades: ServiceDowngrades;
  /** How a service ends, and what ending it now gives back; for its owner alone. */
  readonly serviceEnding: ServiceEndingState;
};


export type QueryServiceDetailArgs = {
  serviceId?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchServiceArgs = {
  filter?: InputMaybe<CloudServiceFilterInput>;
};


export type QueryGetListLabServiceArgs = {
  productId: Scalars['String']['input'];
};


export type QueryGetServiceIdsArgs = {
  ownerId: Scalars['String']['input'];
};


export type QueryPreFillmentArgs = {
  serviceId: Scalars['String']['input'];
};


export type QueryGetTemplateOfServiceTypeArgs = {
  serviceType: Scalars['String']['input'];
};


export type QueryServiceRenewalsArgs = {
  ownerId: Scalars['String']['input'];
};


export type QueryServiceUpgradesArgs = {
  serviceId: Scalars['String']['input'];
};


export type QueryInstalmentDuesArgs = {
  ownerId: Scalars['String']['input'];
};


export type QueryOrderInstalmentDuesArgs = {
  orderId: Scalars['String']['input'];
};


export type QueryOrderDeliveriesArgs = {
  orderId: Scalars['String']['input'];
};


export type QueryServiceControlArgs = {
  serviceId: Scalars['String']['input'];
};


export type QueryServiceAccessKeysArgs = {
  serviceId: Scalars['String']['input'];
};


export type QueryServiceMeasurementsArgs = {
  serviceId: Scalars['String']['input'];
};


export type QueryServiceSnapshotsArgs = {
  serviceId: Scalars['String']['input'];
};


export type QueryServiceSeatsArgs = {
  serviceId: Scalars['String']['input'];
};


export type QueryServiceDowngradesArgs = {
  serviceId: Scalars['String']['input'];
};


export type QueryServiceEndingArgs = {
  serviceId: Scalars['String']['input'];
};

export type Mutation = {
  /** Staff put a real machine behind a service that is being set up; it is handed over with that. */
  readonly createProductBare: CloudService;
  /** Staff have read the papers of a domain's holder and found them good. */
  readonly approveDomainPapers: CloudService;
  /** Puts a domain into work: its owner or staff, once the papers are approved or none are needed. */
  readonly deployDomain: CloudService;
  /** First password of a machine, for its owner alone; no other answer holds it. */
  readonly revealPassword: Scalars['String']['output'];
  /** One open order that renews services and pays later months of plans, the earliest of a line first; `seen` is what the customer saw for all of them, with VAT. */
  readonly payInstalments: ServiceOrder;
  /** One open order that moves a service to a larger plan. */
  readonly upgradeService: ServiceOrder;
  /** Begins start, stop, reboot, reinstall (with `system`) or reset-password; one runs at a time, once per idempotency key. */
  readonly runServiceAction: ServiceControlState;
  /** Begins take-snapshot, restore-snapshot or delete-snapshot, as runServiceAction does; an empty name of a new one is made. */
  readonly runSnapshotAction: Scalars['Boolean']['output'];
  /** What its owner calls a service; an empty name restores the first one. */
  readonly renameService: ServiceControlState;
  /** The password of the last reset or reinstallation, once: it is deleted with the answer. */
  readonly takeServicePassword: Scalars['String']['output'];
  /** An address that opens the panel or lab of a service once, within a minute; once per idempotency key. */
  readonly openServiceEntry: ServiceEntry;
  /** Makes a key, once per idempotency key; all keys of the store. */
  readonly createAccessKey: ReadonlyArray<AccessKey>;
  /** The secret of a key, once: it is deleted with the answer. */
  readonly takeAccessKeySecret: Scalars['String']['output'];
  /** The keys that are left. */
  readonly revokeAccessKey: ReadonlyArray<AccessKey>;
  /** Gives a user one of the bought seats, once per idempotency key. */
  readonly assignSeat: SeatPlan;
  readonly removeSeat: SeatPlan;
  /** The plan of the next term; null for the current one. */
  readonly chooseNextPlan: ServiceDowngrades;
  /** The service ends with its term; `keepService` takes that back. */
  readonly cancelService: ServiceEndingState;
  readonly keepService: ServiceEndingState;
  /** Asks the staff to end a service now and to pay `seen` (đồng with VAT) to a bank account; one request per service. */
  readonly askRefund: ServiceEndingState;
};


export type MutationCreateProductBareArgs = {
  input: ProductBareInput;
};


export type MutationApproveDomainPapersArgs = {
  serviceId: Scalars['String']['input'];
};


export type MutationDeployDomainArgs = {
  serviceId: Scalars['String']['input'];
};


export type MutationRevealPasswordArgs = {
  serviceId: Scalars['String']['input'];
};


export type MutationPayInstalmentsArgs = {
  dueIds: ReadonlyArray<Scalars['String']['input']>;
  serviceIds: ReadonlyArray<Scalars['String']['input']>;
  terms?: InputMaybe<ReadonlyArray<RenewalTermInput>>;
  seen: Scalars['BigDecimal']['input'];
};


export type MutationUpgradeServiceArgs = {
  serviceId: Scalars['String']['input'];
  productId: Scalars['String']['input'];
  seen: Scalars['BigDecimal']['input'];
};


export type MutationRunServiceActionArgs = {
  serviceId: Scalars['String']['input'];
  kind: Scalars['String']['input'];
  system?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRunSnapshotActionArgs = {
  serviceId: Scalars['String']['input'];
  kind: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenameServiceArgs = {
  serviceId: Scalars['String']['input'];
  name: Scalars['String']['input'];
  note: Scalars['String']['input'];
};


export type MutationTakeServicePasswordArgs = {
  serviceId: Scalars['String']['input'];
};


export type MutationOpenServiceEntryArgs = {
  serviceId: Scalars['String']['input'];
};


export type MutationCreateAccessKeyArgs = {
  serviceId: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationTakeAccessKeySecretArgs = {
  serviceId: Scalars['String']['input'];
  keyId: Scalars['String']['input'];
};


export type MutationRevokeAccessKeyArgs = {
  serviceId: Scalars['String']['input'];
  keyId: Scalars['String']['input'];
};


export type MutationAssignSeatArgs = {
  serviceId: Scalars['String']['input'];
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


export type MutationRemoveSeatArgs = {
  serviceId: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


export type MutationChooseNextPlanArgs = {
  serviceId: Scalars['String']['input'];
  productId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelServiceArgs = {
  serviceId: Scalars['String']['input'];
};


export type MutationKeepServiceArgs = {
  serviceId: Scalars['String']['input'];
};


export type MutationAskRefundArgs = {
  serviceId: Scalars['String']['input'];
  bank: Scalars['String']['input'];
  number: Scalars['String']['input'];
  holder: Scalars['String']['input'];
  seen: Scalars['BigDecimal']['input'];
};

/** A unit of a line. Times are recorded; null when there is no record. */
export type Delivery = {
  readonly lineId: Scalars['String']['output'];
  /** 0-based index within the line. */
  readonly unit: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** Handle of the product line. */
  readonly type: Scalars['String']['output'];
  /** The domain name, otherwise empty. */
  readonly domain: Scalars['String']['output'];
  readonly transfers: Scalars['Boolean']['output'];
  /** null until the set-up began, with `status`. */
  readonly serviceId?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
  /** For a domain, as in `CloudService.attrs`. */
  readonly papers?: Maybe<Scalars['String']['output']>;
  readonly transfer?: Maybe<Scalars['String']['output']>;
  readonly paidAt?: Maybe<Scalars['DateCustom']['output']>;
  readonly startedAt?: Maybe<Scalars['DateCustom']['output']>;
  readonly deliveredAt?: Maybe<Scalars['DateCustom']['output']>;
  /** Of the registrant documents: handed in, last decided on, and sent to the registry. */
  readonly papersSentAt?: Maybe<Scalars['DateCustom']['output']>;
  readonly papersDecidedAt?: Maybe<Scalars['DateCustom']['output']>;
  readonly deployedAt?: Maybe<Scalars['DateCustom']['output']>;
  /** Asked for or granted; null for none and for a refused one. */
  readonly refund?: Maybe<DeliveryRefund>;
};

export type DeliveryRefund = {
  /** asked, confirmed, paid. */
  readonly state: Scalars['String']['output'];
  /** đồng with VAT. */
  readonly gross: Scalars['BigDecimal']['output'];
};

export type ServiceControlState = {
  readonly serviceId: Scalars['String']['output'];
  /** running, stopped: between two actions. */
  readonly settled: Scalars['String']['output'];
  /** null between two actions. */
  readonly running?: Maybe<RunningAction>;
  /** null for services without an operating system. */
  readonly system?: Maybe<Scalars['String']['output']>;
  /** Free ones and the one that was bought. */
  readonly systems: ReadonlyArray<Scalars['String']['output']>;
  readonly hasNewPassword: Scalars['Boolean']['output'];
  /** Whether openServiceEntry opens its panel or lab now. */
  readonly canEnter: Scalars['Boolean']['output'];
  /** Whether members of the staff make the accounts of its users; createAccessKey then makes no keys. */
  readonly isByStaff: Scalars['Boolean']['output'];
  /** What whoever looks after the service can do for its owner: power, reinstall, password, rename, keys, seats, enter, measurements, snapshots. */
  readonly offered: ReadonlyArray<Scalars['String']['output']>;
  readonly note: Scalars['String']['output'];
  /** Newest first, at most 20. */
  readonly log: ReadonlyArray<LoggedAction>;
};

export type ServiceEntry = {
  /** Has the token: for the browser of the owner alone. */
  readonly url: Scalars['String']['output'];
  readonly expiresAt: Scalars['DateCustom']['output'];
};

/** Each is null where the engine does not know it. */
export type ServiceMeasurements = {
  readonly at: Scalars['String']['output'];
  /** Share of all processors, 0 to 1. */
  readonly processor?: Maybe<Scalars['Float']['output']>;
  readonly memory?: Maybe<ServiceFilling>;
  readonly disk?: Maybe<ServiceFilling>;
  readonly network?: Maybe<ServiceTraffic>;
};

/** Bytes; without a total where nothing limits it. */
export type ServiceFilling = {
  readonly used: Scalars['Float']['output'];
  readonly total?: Maybe<Scalars['Float']['output']>;
};

/** Bytes since the machine was started. */
export type ServiceTraffic = {
  readonly received: Scalars['Float']['output'];
  readonly sent: Scalars['Float']['output'];
};

export type ServiceSnapshot = {
  readonly name: Scalars['String']['output'];
  readonly at: Scalars['DateCustom']['output'];
  /** Bytes; null where the engine does not say. */
  readonly size?: Maybe<Scalars['Float']['output']>;
};

export type AccessKey = {
  /** Access key id, which is no secret. */
  readonly keyId: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly createdAt: Scalars['DateCustom']['output'];
  /** Last characters of the secret. */
  readonly ending: Scalars['String']['output'];
  /** Whether takeAccessKeySecret has one to show. */
  readonly isSecretWaiting: Scalars['Boolean']['output'];
};

export type SeatPlan = {
  readonly bought: Scalars['Int']['output'];
  /** null when the service was bought without one. */
  readonly domain?: Maybe<Scalars['String']['output']>;
  /** Oldest first. */
  readonly seats: ReadonlyArray<Seat>;
  /** Of the last change that a member of the staff has yet to carry out; null when none waits. */
  readonly waitingSince?: Maybe<Scalars['DateCustom']['output']>;
};

export type Seat = {
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly assignedAt: Scalars['DateCustom']['output'];
};

export type ServiceEndingState = {
  readonly serviceId: Scalars['String']['output'];
  readonly endsWithTerm: Scalars['Boolean']['output'];
  /** Why nothing is given back, one of `refundRefusals`; null when `refund` has an amount. */
  readonly refundRefusal?: Maybe<Scalars['String']['output']>;
  readonly refund?: Maybe<RefundAmount>;
  /** The newest request. */
  readonly request?: Maybe<RefundRequest>;
  /** Last days on which it can be renewed, and keeps its data. */
  readonly renewableUntil: Scalars['DateCustom']['output'];
  readonly keptUntil: Scalars['DateCustom']['output'];
  /** One of `suspensionCauses`; null unless it is suspended. */
  readonly suspendedFor?: Maybe<Scalars['String']['output']>;
  /** In the words of the staff; otherwise empty. */
  readonly suspensionReason: Scalars['String']['output'];
  /** Whether a member of the staff starts it again when it is paid. */
  readonly isResumedByStaff: Scalars['Boolean']['output'];
};

/** đồng: net + exempt + vat = gross. */
export type RefundAmount = {
  readonly net: Scalars['BigDecimal']['output'];
  readonly exempt: Scalars['BigDecimal']['output'];
  readonly vat: Scalars['BigDecimal']['output'];
  readonly gross: Scalars['BigDecimal']['output'];
  readonly usedDays: Scalars['Int']['output'];
  readonly termDays: Scalars['Int']['output'];
};

export type RefundRequest = {
  /** asked, confirmed, refused, paid. */
  readonly state: Scalars['String']['output'];
  readonly net: Scalars['BigDecimal']['output'];
  readonly exempt: Scalars['BigDecimal']['output'];
  readonly vat: Scalars['BigDecimal']['output'];
  readonly gross: Scalars['BigDecimal']['output'];
  readonly askedAt: Scalars['DateCustom']['output'];
  readonly decidedAt?: Maybe<Scalars['DateCustom']['output']>;
  /** Of a refusal; otherwise empty. */
  readonly reason: Scalars['String']['output'];
};

export type RunningAction = {
  readonly kind: Scalars['String']['output'];
  readonly at: Scalars['DateCustom']['output'];
  /** null where nobody knows. */
  readonly expectedAt?: Maybe<Scalars['DateCustom']['output']>;
};

export type LoggedAction = {
  readonly id: Scalars['String']['output'];
  readonly kind: Scalars['String']['output'];
  /** Operating system, or the new name. */
  readonly detail: Scalars['String']['output'];
  /** customer, staff, or the shop by itself. */
  readonly by: Scalars['String']['output'];
  readonly at: Scalars['DateCustom']['output'];
  readonly finishedAt?: Maybe<Scalars['DateCustom']['output']>;
  /** running, done, failed. */
  readonly outcome: Scalars['String']['output'];
};

/** A later month of a line that was bought on a plan, đồng for all machines with their options: net + vat = gross. */
export type InstalmentDue = {
  readonly id: Scalars['String']['output'];
  readonly orderId: Scalars['String']['output'];
  readonly lineId: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** Handle of the product line. */
  readonly type: Scalars['String']['output'];
  /** What the line became; none before it is made. */
  readonly services: ReadonlyArray<InstalmentService>;
  /** 2 to `months`. */
  readonly month: Scalars['Int']['output'];
  readonly months: Scalars['Int']['output'];
  readonly dueDate: Scalars['DateCustom']['output'];
  readonly net: Scalars['BigDecimal']['output'];
  readonly vat: Scalars['BigDecimal']['output'];
  readonly gross: Scalars['BigDecimal']['output'];
  readonly paidAt?: Maybe<Scalars['DateCustom']['output']>;
  readonly paidOrderId?: Maybe<Scalars['String']['output']>;
  /** Open order that pays it. */
  readonly waitingOrderId?: Maybe<Scalars['String']['output']>;
};

export type InstalmentService = {
  readonly serviceId: Scalars['String']['output'];
  readonly serviceName: Scalars['String']['output'];
};

export type ServiceOrder = {
  readonly orderId: Scalars['String']['output'];
};

/** đồng: net + exempt + vat = gross, for all users of a pack and with its options. */
export type RenewalTerm = {
  readonly quantity: Scalars['Int']['output'];
  /** MONTH or YEAR. */
  readonly unitType: Scalars['String']['output'];
  readonly unitName: Scalars['String']['output'];
  readonly net: Scalars['BigDecimal']['output'];
  readonly exempt: Scalars['BigDecimal']['output'];
  readonly vat: Scalars['BigDecimal']['output'];
  readonly gross: Scalars['BigDecimal']['output'];
  readonly newEndDate: Scalars['DateCustom']['output'];
};

/** Another term than the current one. */
export type RenewalTermInput = {
  readonly serviceId: Scalars['String']['input'];
  readonly quantity: Scalars['Int']['input'];
  readonly unitType: Scalars['String']['input'];
};

/** đồng: net + exempt + vat = gross, for all users of a pack and with its options. */
export type ServiceRenewal = {
  readonly serviceId: Scalars['String']['output'];
  readonly serviceName: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  /** MONTH or YEAR. */
  readonly unitType: Scalars['String']['output'];
  readonly unitName: Scalars['String']['output'];
  readonly net: Scalars['BigDecimal']['output'];
  readonly exempt: Scalars['BigDecimal']['output'];
  readonly vat: Scalars['BigDecimal']['output'];
  readonly gross: Scalars['BigDecimal']['output'];
  readonly endDate: Scalars['DateCustom']['output'];
  readonly newEndDate: Scalars['DateCustom']['output'];
  /** Every term that the plan is sold for, the shortest first. */
  readonly terms: ReadonlyArray<RenewalTerm>;
  /** Title of the smaller plan that it is renewed for; null for the current plan. */
  readonly nextPlan?: Maybe<Scalars['String']['output']>;
  /** Order that is not paid, or not carried out; until then the service is not changed again. */
  readonly waitingOrderId?: Maybe<Scalars['String']['output']>;
};

/** Terms are what one machine costs for a whole term with its options, đồng before VAT. */
export type ServiceUpgrade = {
  readonly productId: Scalars['String']['output'];
  readonly productTitle: Scalars['String']['output'];
  /** «4 vCPU · 8 GB RAM»; empty when the plan has none. */
  readonly specs: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly vatRate: Scalars['Int']['output'];
  readonly days: Scalars['Int']['output'];
  readonly termDays: Scalars['Int']['output'];
  readonly oldTerm: Scalars['BigDecimal']['output'];
  readonly newTerm: Scalars['BigDecimal']['output'];
  /** Due today for all, đồng with VAT. */
  readonly gross: Scalars['BigDecimal']['output'];
  readonly endDate: Scalars['DateCustom']['output'];
  readonly waitingOrderId?: Maybe<Scalars['String']['output']>;
};

export type ServiceDowngrades = {
  readonly serviceId: Scalars['String']['output'];
  readonly next?: Maybe<NextPlan>;
  /** The largest first; empty when none can be chosen now. */
  readonly offers: ReadonlyArray<ServiceDowngrade>;
  readonly waitingOrderId?: Maybe<Scalars['String']['output']>;
};

/** A smaller plan and its renewal for the term of the service. đồng: net + exempt + vat = gross. */
export type ServiceDowngrade = {
  readonly productId: Scalars['String']['output'];
  readonly productTitle: Scalars['String']['output'];
  readonly specs: Scalars['String']['output'];
  readonly net: Scalars['BigDecimal']['output'];
  readonly exempt: Scalars['BigDecimal']['output'];
  readonly vat: Scalars['BigDecimal']['output'];
  readonly gross: Scalars['BigDecimal']['output'];
  /** One of `downgradeRefusals`; null when it can be chosen. */
  readonly refusal?: Maybe<Scalars['String']['output']>;
};

export type NextPlan = {
  readonly productId: Scalars['String']['output'];
  readonly productTitle: Scalars['String']['output'];
  /** Last day of the current plan. */
  readonly startsAfter: Scalars['DateCustom']['output'];
  /** A term of it was paid, so the choice is final. */
  readonly isPaid: Scalars['Boolean']['output'];
};

export type CloudServiceFilterInput = {
  readonly serviceId?: InputMaybe<Scalars['String']['input']>;
  /** Handle of a product line. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  readonly status?: InputMaybe<Scalars['String']['input']>;
  readonly salePartyId?: InputMaybe<Scalars['String']['input']>;
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** At most 5,000. */
  readonly maxResult?: InputMaybe<Scalars['Int']['input']>;
  readonly ownerId?: InputMaybe<Scalars['String']['input']>;
  /** Looked for in names and numbers. */
  readonly commonSearch?: InputMaybe<Scalars['String']['input']>;
};

export type ProductBareInput = {
  readonly serviceId: Scalars['String']['input'];
  readonly rack: Scalars['String']['input'];
  readonly unit: Scalars['String']['input'];
  readonly switchPort: Scalars['String']['input'];
  /** IPv4 addresses, the main one first. */
  readonly ips: ReadonlyArray<Scalars['String']['input']>;
};

export type CloudServicePage = {
  readonly total: Scalars['Int']['output'];
  readonly offset: Scalars['Int']['output'];
  readonly maxResult: Scalars['Int']['output'];
  readonly resultList: ReadonlyArray<CloudService>;
};

export type CloudService = {
  readonly supplierId?: Maybe<Scalars['String']['output']>;
  readonly serviceId: Scalars['String']['output'];
  readonly partnerId: Scalars['String']['output'];
  readonly serviceName: Scalars['String']['output'];
  /** Handle of the product line. */
  readonly type: Scalars['String']['output'];
  readonly typeName: Scalars['String']['output'];
  /** CREATED, UPGRADED, PROCESSING, COMPLETED, ERROR, SUSPEND, CANCELLED, CLOSED. */
  readonly status: Scalars['String']['output'];
  readonly statusFulfillment?: Maybe<Scalars['String']['output']>;
  readonly ownerId: Scalars['String']['output'];
  /** When the money counted. */
  readonly startDate: Scalars['DateCustom']['output'];
  /** Calendar months of Vietnam later. */
  readonly endDate: Scalars['DateCustom']['output'];
  readonly serviceType: Scalars['String']['output'];
  readonly urlPrivate?: Maybe<Scalars['String']['output']>;
  readonly urlPublic?: Maybe<Scalars['String']['output']>;
  readonly username?: Maybe<Scalars['String']['output']>;
  /** Always null: see revealPassword. */
  readonly password?: Maybe<Scalars['String']['output']>;
  /** For a domain `{papers}`, the state of its papers. */
  readonly attrs?: Maybe<Scalars['JSON']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly ips: ReadonlyArray<Scalars['String']['output']>;
  readonly productGroupId?: Maybe<Scalars['String']['output']>;
  readonly orderId: Scalars['String']['output'];
  readonly sponsorId?: Maybe<Scalars['String']['output']>;
  readonly sponsorName?: Maybe<Scalars['String']['output']>;
  readonly providedFromId?: Maybe<Scalars['String']['output']>;
  readonly providedFromName?: Maybe<Scalars['String']['output']>;
  readonly actionRequest: ReadonlyArray<ServiceAction>;
  readonly billingCycle: BillingCycle;
  readonly productConfiguration: ProductConfiguration;
  /** Address of a machine, or the domain's name; empty while it is being set up. */
  readonly address: Scalars['String']['output'];
  /** City of the data centre; empty where there is none. */
  readonly location: Scalars['String']['output'];
  readonly computingId?: Maybe<Scalars['String']['output']>;
  readonly hasPassword: Scalars['Boolean']['output'];
};

export type ServiceAction = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly uri: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
};

export type BillingCycle = {
  readonly quantity: Scalars['Int']['output'];
  readonly unit: Scalars['String']['output'];
};

export type ProductConfiguration = {
  readonly productId: Scalars['String']['output'];
  readonly productTitle: Scalars['String']['output'];
  readonly productResources: ReadonlyArray<ProductResource>;
};

export type ProductResource = {
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly unit?: Maybe<Scalars['String']['output']>;
  readonly productId?: Maybe<Scalars['String']['output']>;
  readonly giftProductId?: Maybe<Scalars['String']['output']>;
  readonly gift?: Maybe<Scalars['Boolean']['output']>;
  readonly giftQuantity?: Maybe<Scalars['Int']['output']>;
  readonly campaignId?: Maybe<Scalars['String']['output']>;
  readonly campaignActionId?: Maybe<Scalars['String']['output']>;
  readonly qualify?: Maybe<Scalars['Int']['output']>;
  readonly idParent?: Maybe<Scalars['String']['output']>;
  readonly addQuantity?: Maybe<Scalars['Int']['output']>;
  readonly defaultQuantity?: Maybe<Scalars['Int']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Scalars['Int']['output']>;
  readonly unitPrice?: Maybe<Scalars['Int']['output']>;
  readonly totalResource?: Maybe<Scalars['Int']['output']>;
  readonly unitGift?: Maybe<Scalars['String']['output']>;
  readonly giftDuration?: Maybe<Scalars['Int']['output']>;
  readonly giftDurationUnit?: Maybe<Scalars['String']['output']>;
};

export type CloudServiceDetail = {
  readonly service: CloudService;
  readonly resources: ReadonlyArray<ServiceResource>;
  readonly configs: ReadonlyArray<ServiceConfig>;
  readonly extraData: ReadonlyArray<ServiceExtra>;
};

export type ServiceResource = {
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly total?: Maybe<Scalars['Int']['output']>;
  readonly unit?: Maybe<Scalars['String']['output']>;
  readonly component?: Maybe<Scalars['String']['output']>;
  readonly value: Scalars['String']['output'];
  readonly keyId?: Maybe<Scalars['String']['output']>;
};

export type ServiceConfig = {
  readonly configId: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly configValue: Scalars['String']['output'];
};

export type ServiceExtra = {
  readonly title: Scalars['String']['output'];
  readonly content: ReadonlyArray<ServiceExtraRow>;
};

export type ServiceExtraRow = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly action?: Maybe<Scalars['String']['output']>;
};

export type LabService = {
  readonly productId: Scalars['String']['output'];
  readonly productName: Scalars['String']['output'];
  readonly productParentId?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly groupItemId?: Maybe<Scalars['String']['output']>;
  readonly groupItemName?: Maybe<Scalars['String']['output']>;
};

export type PreFillment = {
  readonly serviceId: Scalars['String']['output'];
  readonly serviceName: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly domain?: Maybe<Scalars['String']['output']>;
  readonly holder: ServiceHolder;
};

export type ServiceHolder = {
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
};

export type ServiceTemplate = {
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Products of the line: [{productId, productTitle}]. */
  readonly productMapping: Scalars['JSON']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  DateCustom: ResolverTypeWrapper<Scalars['DateCustom']['output']>;
  BigDecimal: ResolverTypeWrapper<Scalars['BigDecimal']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Delivery: ResolverTypeWrapper<Delivery>;
  DeliveryRefund: ResolverTypeWrapper<DeliveryRefund>;
  ServiceControlState: ResolverTypeWrapper<ServiceControlState>;
  ServiceEntry: ResolverTypeWrapper<ServiceEntry>;
  ServiceMeasurements: ResolverTypeWrapper<ServiceMeasurements>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ServiceFilling: ResolverTypeWrapper<ServiceFilling>;
  ServiceTraffic: ResolverTypeWrapper<ServiceTraffic>;
  ServiceSnapshot: ResolverTypeWrapper<ServiceSnapshot>;
  AccessKey: ResolverTypeWrapper<AccessKey>;
  SeatPlan: ResolverTypeWrapper<SeatPlan>;
  Seat: ResolverTypeWrapper<Seat>;
  ServiceEndingState: ResolverTypeWrapper<ServiceEndingState>;
  RefundAmount: ResolverTypeWrapper<RefundAmount>;
  RefundRequest: ResolverTypeWrapper<RefundRequest>;
  RunningAction: ResolverTypeWrapper<RunningAction>;
  LoggedAction: ResolverTypeWrapper<LoggedAction>;
  InstalmentDue: ResolverTypeWrapper<InstalmentDue>;
  InstalmentService: ResolverTypeWrapper<InstalmentService>;
  ServiceOrder: ResolverTypeWrapper<ServiceOrder>;
  RenewalTerm: ResolverTypeWrapper<RenewalTerm>;
  RenewalTermInput: RenewalTermInput;
  ServiceRenewal: ResolverTypeWrapper<ServiceRenewal>;
  ServiceUpgrade: ResolverTypeWrapper<ServiceUpgrade>;
  ServiceDowngrades: ResolverTypeWrapper<ServiceDowngrades>;
  ServiceDowngrade: ResolverTypeWrapper<ServiceDowngrade>;
  NextPlan: ResolverTypeWrapper<NextPlan>;
  CloudServiceFilterInput: CloudServiceFilterInput;
  ProductBareInput: ProductBareInput;
  CloudServicePage: ResolverTypeWrapper<CloudServicePage>;
  CloudService: ResolverTypeWrapper<CloudService>;
  ServiceAction: ResolverTypeWrapper<ServiceAction>;
  BillingCycle: ResolverTypeWrapper<BillingCycle>;
  ProductConfiguration: ResolverTypeWrapper<ProductConfiguration>;
  ProductResource: ResolverTypeWrapper<ProductResource>;
  CloudServiceDetail: ResolverTypeWrapper<CloudServiceDetail>;
  ServiceResource: ResolverTypeWrapper<ServiceResource>;
  ServiceConfig: ResolverTypeWrapper<ServiceConfig>;
  ServiceExtra: ResolverTypeWrapper<ServiceExtra>;
  ServiceExtraRow: ResolverTypeWrapper<ServiceExtraRow>;
  LabService: ResolverTypeWrapper<LabService>;
  PreFillment: ResolverTypeWrapper<PreFillment>;
  ServiceHolder: ResolverTypeWrapper<ServiceHolder>;
  ServiceTemplate: ResolverTypeWrapper<ServiceTemplate>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  JSON: Scalars['JSON']['output'];
  DateCustom: Scalars['DateCustom']['output'];
  BigDecimal: Scalars['BigDecimal']['output'];
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  Delivery: Delivery;
  DeliveryRefund: DeliveryRefund;
  ServiceControlState: ServiceControlState;
  ServiceEntry: ServiceEntry;
  ServiceMeasurements: ServiceMeasurements;
  Float: Scalars['Float']['output'];
  ServiceFilling: ServiceFilling;
  ServiceTraffic: ServiceTraffic;
  ServiceSnapshot: ServiceSnapshot;
  AccessKey: AccessKey;
  SeatPlan: SeatPlan;
  Seat: Seat;
  ServiceEndingState: ServiceEndingState;
  RefundAmount: RefundAmount;
  RefundRequest: RefundRequest;
  RunningAction: RunningAction;
  LoggedAction: LoggedAction;
  InstalmentDue: InstalmentDue;
  InstalmentService: InstalmentService;
  ServiceOrder: ServiceOrder;
  RenewalTerm: RenewalTerm;
  RenewalTermInput: RenewalTermInput;
  ServiceRenewal: ServiceRenewal;
  ServiceUpgrade: ServiceUpgrade;
  ServiceDowngrades: ServiceDowngrades;
  ServiceDowngrade: ServiceDowngrade;
  NextPlan: NextPlan;
  CloudServiceFilterInput: CloudServiceFilterInput;
  ProductBareInput: ProductBareInput;
  CloudServicePage: CloudServicePage;
  CloudService: CloudService;
  ServiceAction: ServiceAction;
  BillingCycle: BillingCycle;
  ProductConfiguration: ProductConfiguration;
  ProductResource: ProductResource;
  CloudServiceDetail: CloudServiceDetail;
  ServiceResource: ServiceResource;
  ServiceConfig: ServiceConfig;
  ServiceExtra: ServiceExtra;
  ServiceExtraRow: ServiceExtraRow;
  LabService: LabService;
  PreFillment: PreFillment;
  ServiceHolder: ServiceHolder;
  ServiceTemplate: ServiceTemplate;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = unknown, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface DateCustomScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateCustom'], any> {
  name: 'DateCustom';
}

export interface BigDecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BigDecimal'], any> {
  name: 'BigDecimal';
}

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  serviceDetail?: Resolver<Maybe<ResolversTypes['CloudServiceDetail']>, ParentType, ContextType, Partial<QueryServiceDetailArgs>>;
  searchService?: Resolver<Maybe<ResolversTypes['CloudServicePage']>, ParentType, ContextType, RequireFields<QuerySearchServiceArgs, 'filter'>>;
  getListLabService?: Resolver<ReadonlyArray<ResolversTypes['LabService']>, ParentType, ContextType, RequireFields<QueryGetListLabServiceArgs, 'productId'>>;
  getServiceIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryGetServiceIdsArgs, 'ownerId'>>;
  preFillment?: Resolver<ResolversTypes['PreFillment'], ParentType, ContextType, RequireFields<QueryPreFillmentArgs, 'serviceId'>>;
  getTemplateOfServiceType?: Resolver<ResolversTypes['ServiceTemplate'], ParentType, ContextType, RequireFields<QueryGetTemplateOfServiceTypeArgs, 'serviceType'>>;
  serviceRenewals?: Resolver<ReadonlyArray<ResolversTypes['ServiceRenewal']>, ParentType, ContextType, RequireFields<QueryServiceRenewalsArgs, 'ownerId'>>;
  serviceUpgrades?: Resolver<ReadonlyArray<ResolversTypes['ServiceUpgrade']>, ParentType, ContextType, RequireFields<QueryServiceUpgradesArgs, 'serviceId'>>;
  instalmentDues?: Resolver<ReadonlyArray<ResolversTypes['InstalmentDue']>, ParentType, ContextType, RequireFields<QueryInstalmentDuesArgs, 'ownerId'>>;
  orderInstalmentDues?: Resolver<ReadonlyArray<ResolversTypes['InstalmentDue']>, ParentType, ContextType, RequireFields<QueryOrderInstalmentDuesArgs, 'orderId'>>;
  orderDeliveries?: Resolver<ReadonlyArray<ResolversTypes['Delivery']>, ParentType, ContextType, RequireFields<QueryOrderDeliveriesArgs, 'orderId'>>;
  serviceControl?: Resolver<ResolversTypes['ServiceControlState'], ParentType, ContextType, RequireFields<QueryServiceControlArgs, 'serviceId'>>;
  serviceAccessKeys?: Resolver<ReadonlyArray<ResolversTypes['AccessKey']>, ParentType, ContextType, RequireFields<QueryServiceAccessKeysArgs, 'serviceId'>>;
  serviceMeasurements?: Resolver<Maybe<ResolversTypes['ServiceMeasurements']>, ParentType, ContextType, RequireFields<QueryServiceMeasurementsArgs, 'serviceId'>>;
  serviceSnapshots?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ServiceSnapshot']>>, ParentType, ContextType, RequireFields<QueryServiceSnapshotsArgs, 'serviceId'>>;
  serviceSeats?: Resolver<ResolversTypes['SeatPlan'], ParentType, ContextType, RequireFields<QueryServiceSeatsArgs, 'serviceId'>>;
  serviceDowngrades?: Resolver<ResolversTypes['ServiceDowngrades'], ParentType, ContextType, RequireFields<QueryServiceDowngradesArgs, 'serviceId'>>;
  serviceEnding?: Resolver<ResolversTypes['ServiceEndingState'], ParentType, ContextType, RequireFields<QueryServiceEndingArgs, 'serviceId'>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createProductBare?: Resolver<ResolversTypes['CloudService'], ParentType, ContextType, RequireFields<MutationCreateProductBareArgs, 'input'>>;
  approveDomainPapers?: Resolver<ResolversTypes['CloudService'], ParentType, ContextType, RequireFields<MutationApproveDomainPapersArgs, 'serviceId'>>;
  deployDomain?: Resolver<ResolversTypes['CloudService'], ParentType, ContextType, RequireFields<MutationDeployDomainArgs, 'serviceId'>>;
  revealPassword?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationRevealPasswordArgs, 'serviceId'>>;
  payInstalments?: Resolver<ResolversTypes['ServiceOrder'], ParentType, ContextType, RequireFields<MutationPayInstalmentsArgs, 'dueIds' | 'serviceIds' | 'seen'>>;
  upgradeService?: Resolver<ResolversTypes['ServiceOrder'], ParentType, ContextType, RequireFields<MutationUpgradeServiceArgs, 'serviceId' | 'productId' | 'seen'>>;
  runServiceAction?: Resolver<ResolversTypes['ServiceControlState'], ParentType, ContextType, RequireFields<MutationRunServiceActionArgs, 'serviceId' | 'kind'>>;
  runSnapshotAction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRunSnapshotActionArgs, 'serviceId' | 'kind' | 'name'>>;
  renameService?: Resolver<ResolversTypes['ServiceControlState'], ParentType, ContextType, RequireFields<MutationRenameServiceArgs, 'serviceId' | 'name' | 'note'>>;
  takeServicePassword?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationTakeServicePasswordArgs, 'serviceId'>>;
  openServiceEntry?: Resolver<ResolversTypes['ServiceEntry'], ParentType, ContextType, RequireFields<MutationOpenServiceEntryArgs, 'serviceId'>>;
  createAccessKey?: Resolver<ReadonlyArray<ResolversTypes['AccessKey']>, ParentType, ContextType, RequireFields<MutationCreateAccessKeyArgs, 'serviceId' | 'name'>>;
  takeAccessKeySecret?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationTakeAccessKeySecretArgs, 'serviceId' | 'keyId'>>;
  revokeAccessKey?: Resolver<ReadonlyArray<ResolversTypes['AccessKey']>, ParentType, ContextType, RequireFields<MutationRevokeAccessKeyArgs, 'serviceId' | 'keyId'>>;
  assignSeat?: Resolver<ResolversTypes['SeatPlan'], ParentType, ContextType, RequireFields<MutationAssignSeatArgs, 'serviceId' | 'name' | 'email'>>;
  removeSeat?: Resolver<ResolversTypes['SeatPlan'], ParentType, ContextType, RequireFields<MutationRemoveSeatArgs, 'serviceId' | 'email'>>;
  chooseNextPlan?: Resolver<ResolversTypes['ServiceDowngrades'], ParentType, ContextType, RequireFields<MutationChooseNextPlanArgs, 'serviceId'>>;
  cancelService?: Resolver<ResolversTypes['ServiceEndingState'], ParentType, ContextType, RequireFields<MutationCancelServiceArgs, 'serviceId'>>;
  keepService?: Resolver<ResolversTypes['ServiceEndingState'], ParentType, ContextType, RequireFields<MutationKeepServiceArgs, 'serviceId'>>;
  askRefund?: Resolver<ResolversTypes['ServiceEndingState'], ParentType, ContextType, RequireFields<MutationAskRefundArgs, 'serviceId' | 'bank' | 'number' | 'holder' | 'seen'>>;
};

export type DeliveryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Delivery'] = ResolversParentTypes['Delivery']> = {
  lineId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  serviceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  papers?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transfer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  papersSentAt?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  papersDecidedAt?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  deployedAt?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['DeliveryRefund']>, ParentType, ContextType>;
};

export type DeliveryRefundResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeliveryRefund'] = ResolversParentTypes['DeliveryRefund']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
};

export type ServiceControlStateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceControlState'] = ResolversParentTypes['ServiceControlState']> = {
  serviceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  running?: Resolver<Maybe<ResolversTypes['RunningAction']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  systems?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hasNewPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canEnter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isByStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offered?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  log?: Resolver<ReadonlyArray<ResolversTypes['LoggedAction']>, ParentType, ContextType>;
};

export type ServiceEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceEntry'] = ResolversParentTypes['ServiceEntry']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
};

export type ServiceMeasurementsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceMeasurements'] = ResolversParentTypes['ServiceMeasurements']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  processor?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  memory?: Resolver<Maybe<ResolversTypes['ServiceFilling']>, ParentType, ContextType>;
  disk?: Resolver<Maybe<ResolversTypes['ServiceFilling']>, ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['ServiceTraffic']>, ParentType, ContextType>;
};

export type ServiceFillingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceFilling'] = ResolversParentTypes['ServiceFilling']> = {
  used?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ServiceTrafficResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceTraffic'] = ResolversParentTypes['ServiceTraffic']> = {
  received?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ServiceSnapshotResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceSnapshot'] = ResolversParentTypes['ServiceSnapshot']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AccessKeyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccessKey'] = ResolversParentTypes['AccessKey']> = {
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSecretWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SeatPlanResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SeatPlan'] = ResolversParentTypes['SeatPlan']> = {
  bought?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['Seat']>, ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
};

export type SeatResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Seat'] = ResolversParentTypes['Seat']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assignedAt?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
};

export type ServiceEndingStateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceEndingState'] = ResolversParentTypes['ServiceEndingState']> = {
  serviceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsWithTerm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refundRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['RefundAmount']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['RefundRequest']>, ParentType, ContextType>;
  renewableUntil?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  keptUntil?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  suspendedFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suspensionReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isResumedByStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RefundAmountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RefundAmount'] = ResolversParentTypes['RefundAmount']> = {
  net?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  exempt?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  usedDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundRequestResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RefundRequest'] = ResolversParentTypes['RefundRequest']> = {
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  exempt?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RunningActionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RunningAction'] = ResolversParentTypes['RunningAction']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  expectedAt?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
};

export type LoggedActionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LoggedAction'] = ResolversParentTypes['LoggedAction']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstalmentDueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InstalmentDue'] = ResolversParentTypes['InstalmentDue']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<ReadonlyArray<ResolversTypes['InstalmentService']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateCustom']>, ParentType, ContextType>;
  paidOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitingOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InstalmentServiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InstalmentService'] = ResolversParentTypes['InstalmentService']> = {
  serviceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceOrder'] = ResolversParentTypes['ServiceOrder']> = {
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RenewalTermResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RenewalTerm'] = ResolversParentTypes['RenewalTerm']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  exempt?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  newEndDate?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
};

export type ServiceRenewalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceRenewal'] = ResolversParentTypes['ServiceRenewal']> = {
  serviceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  exempt?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  newEndDate?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  terms?: Resolver<ReadonlyArray<ResolversTypes['RenewalTerm']>, ParentType, ContextType>;
  nextPlan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitingOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServiceUpgradeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceUpgrade'] = ResolversParentTypes['ServiceUpgrade']> = {
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  termDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldTerm?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  newTerm?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  waitingOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServiceDowngradesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceDowngrades'] = ResolversParentTypes['ServiceDowngrades']> = {
  serviceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['NextPlan']>, ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['ServiceDowngrade']>, ParentType, ContextType>;
  waitingOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServiceDowngradeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceDowngrade'] = ResolversParentTypes['ServiceDowngrade']> = {
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  exempt?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['BigDecimal'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NextPlanResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NextPlan'] = ResolversParentTypes['NextPlan']> = {
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAfter?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CloudServicePageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CloudServicePage'] = ResolversParentTypes['CloudServicePage']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxResult?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resultList?: Resolver<ReadonlyArray<ResolversTypes['CloudService']>, ParentType, ContextType>;
};

export type CloudServiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CloudService'] = ResolversParentTypes['CloudService']> = {
  supplierId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partnerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusFulfillment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['DateCustom'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlPrivate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlPublic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  password?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attrs?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ips?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  productGroupId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sponsorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sponsorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providedFromId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providedFromName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionRequest?: Resolver<ReadonlyArray<ResolversTypes['ServiceAction']>, ParentType, ContextType>;
  billingCycle?: Resolver<ResolversTypes['BillingCycle'], ParentType, ContextType>;
  productConfiguration?: Resolver<ResolversTypes['ProductConfiguration'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  computingId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ServiceActionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceAction'] = ResolversParentTypes['ServiceAction']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingCycleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BillingCycle'] = ResolversParentTypes['BillingCycle']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductConfigurationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductConfiguration'] = ResolversParentTypes['ProductConfiguration']> = {
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productResources?: Resolver<ReadonlyArray<ResolversTypes['ProductResource']>, ParentType, ContextType>;
};

export type ProductResourceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductResource'] = ResolversParentTypes['ProductResource']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftProductId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  giftQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  campaignId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaignActionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qualify?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  idParent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defaultQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalResource?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unitGift?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftDuration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  giftDurationUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CloudServiceDetailResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CloudServiceDetail'] = ResolversParentTypes['CloudServiceDetail']> = {
  service?: Resolver<ResolversTypes['CloudService'], ParentType, ContextType>;
  resources?: Resolver<ReadonlyArray<ResolversTypes['ServiceResource']>, ParentType, ContextType>;
  configs?: Resolver<ReadonlyArray<ResolversTypes['ServiceConfig']>, ParentType, ContextType>;
  extraData?: Resolver<ReadonlyArray<ResolversTypes['ServiceExtra']>, ParentType, ContextType>;
};

export type ServiceResourceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceResource'] = ResolversParentTypes['ServiceResource']> = {
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  component?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServiceConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceConfig'] = ResolversParentTypes['ServiceConfig']> = {
  configId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  configValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceExtraResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceExtra'] = ResolversParentTypes['ServiceExtra']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ReadonlyArray<ResolversTypes['ServiceExtraRow']>, ParentType, ContextType>;
};

export type ServiceExtraRowResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceExtraRow'] = ResolversParentTypes['ServiceExtraRow']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LabServiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LabService'] = ResolversParentTypes['LabService']> = {
  productId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productParentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupItemId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupItemName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreFillmentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PreFillment'] = ResolversParentTypes['PreFillment']> = {
  serviceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['ServiceHolder'], ParentType, ContextType>;
};

export type ServiceHolderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceHolder'] = ResolversParentTypes['ServiceHolder']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceTemplateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceTemplate'] = ResolversParentTypes['ServiceTemplate']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productMapping?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  JSON?: GraphQLScalarType;
  DateCustom?: GraphQLScalarType;
  BigDecimal?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Delivery?: DeliveryResolvers<ContextType>;
  DeliveryRefund?: DeliveryRefundResolvers<ContextType>;
  ServiceControlState?: ServiceControlStateResolvers<ContextType>;
  ServiceEntry?: ServiceEntryResolvers<ContextType>;
  ServiceMeasurements?: ServiceMeasurementsResolvers<ContextType>;
  ServiceFilling?: ServiceFillingResolvers<ContextType>;
  ServiceTraffic?: ServiceTrafficResolvers<ContextType>;
  ServiceSnapshot?: ServiceSnapshotResolvers<ContextType>;
  AccessKey?: AccessKeyResolvers<ContextType>;
  SeatPlan?: SeatPlanResolvers<ContextType>;
  Seat?: SeatResolvers<ContextType>;
  ServiceEndingState?: ServiceEndingStateResolvers<ContextType>;
  RefundAmount?: RefundAmountResolvers<ContextType>;
  RefundRequest?: RefundRequestResolvers<ContextType>;
  RunningAction?: RunningActionResolvers<ContextType>;
  LoggedAction?: LoggedActionResolvers<ContextType>;
  InstalmentDue?: InstalmentDueResolvers<ContextType>;
  InstalmentService?: InstalmentServiceResolvers<ContextType>;
  ServiceOrder?: ServiceOrderResolvers<ContextType>;
  RenewalTerm?: RenewalTermResolvers<ContextType>;
  ServiceRenewal?: ServiceRenewalResolvers<ContextType>;
  ServiceUpgrade?: ServiceUpgradeResolvers<ContextType>;
  ServiceDowngrades?: ServiceDowngradesResolvers<ContextType>;
  ServiceDowngrade?: ServiceDowngradeResolvers<ContextType>;
  NextPlan?: NextPlanResolvers<ContextType>;
  CloudServicePage?: CloudServicePageResolvers<ContextType>;
  CloudService?: CloudServiceResolvers<ContextType>;
  ServiceAction?: ServiceActionResolvers<ContextType>;
  BillingCycle?: BillingCycleResolvers<ContextType>;
  ProductConfiguration?: ProductConfigurationResolvers<ContextType>;
  ProductResource?: ProductResourceResolvers<ContextType>;
  CloudServiceDetail?: CloudServiceDetailResolvers<ContextType>;
  ServiceResource?: ServiceResourceResolvers<ContextType>;
  ServiceConfig?: ServiceConfigResolvers<ContextType>;
  ServiceExtra?: ServiceExtraResolvers<ContextType>;
  ServiceExtraRow?: ServiceExtraRowResolvers<ContextType>;
  LabService?: LabServiceResolvers<ContextType>;
  PreFillment?: PreFillmentResolvers<ContextType>;
  ServiceHolder?: ServiceHolderResolvers<ContextType>;
  ServiceTemplate?: ServiceTemplateResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};

export const typeDefs = "# Cloud service gateway, mounted at /cloud-service-api/graphql. Names, variables and results of serviceDetail,\n# searchService and getListLabService are fixed by the public client; `address`, `location`, `computingId` and\n# `hasPassword` are this shop's addition, so that one call draws the whole service. The other calls are named by the\n# specification and shaped here.\n\nscalar JSON\nscalar DateCustom\n\"Whole đồng, beyond 2^31.\"\nscalar BigDecimal\n\n\"Longest that a list is, or shorter as one of the arguments says; `sizedFields` are the lists inside the answer. For the cost.\"\ndirective @listSize(assumedSize: Int!, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION\n\ntype Query {\n  \"One service of the caller; another's is NOT_FOUND.\"\n  serviceDetail(serviceId: String): CloudServiceDetail\n  \"Services of the caller, newest first; staff may name any owner.\"\n  searchService(filter: CloudServiceFilterInput = {}): CloudServicePage\n    @listSize(assumedSize: 5000, slicingArguments: [\"filter.maxResult\"], sizedFields: [\"resultList\"])\n  \"Plans of the practice rooms that belong to a product's line.\"\n  getListLabService(productId: String!): [LabService!]! @listSize(assumedSize: 100)\n  \"Ids of an owner's services, newest first.\"\n  getServiceIds(ownerId: String!): [String!]!\n  \"What a form about a service knows already: its name, its domain and its holder.\"\n  preFillment(serviceId: String!): PreFillment!\n  \"What a service of a type is made of, and the products that become one.\"\n  getTemplateOfServiceType(serviceType: String!): ServiceTemplate!\n  \"What an owner can renew, the next to end first, at today's list price of the term that it has.\"\n  serviceRenewals(ownerId: String!): [ServiceRenewal!]! @listSize(assumedSize: 100)\n  \"Larger plans of a service's line for the days that are left, the nearest first.\"\n  serviceUpgrades(serviceId: String!): [ServiceUpgrade!]! @listSize(assumedSize: 100)\n  \"Later months of what an owner bought on plans, paid ones too, the next due first.\"\n  instalmentDues(ownerId: String!): [InstalmentDue!]! @listSize(assumedSize: 100)\n  \"Later months of one order, to whoever may see it; none before it is paid.\"\n  orderInstalmentDues(orderId: String!): [InstalmentDue!]! @listSize(assumedSize: 100)\n  \"Each unit that a paid order bought, to whoever may see the order; none before it is paid.\"\n  orderDeliveries(orderId: String!): [Delivery!]! @listSize(assumedSize: 200)\n  \"What a service does, and the newest entries of its log; for its owner alone.\"\n  serviceControl(serviceId: String!): ServiceControlState!\n  \"Keys of a store, newest first, without their secrets; for its owner alone.\"\n  serviceAccessKeys(serviceId: String!): [AccessKey!]! @listSize(assumedSize: 20)\n  \"What its engine reports now; null where nothing measures it, or nobody answers. For its owner alone.\"\n  serviceMeasurements(serviceId: String!): ServiceMeasurements\n  \"What its engine keeps, oldest first; null where nothing makes them, or nobody answers. For its owner alone.\"\n  serviceSnapshots(serviceId: String!): [ServiceSnapshot!] @listSize(assumedSize: 100)\n  \"Users of an office package or its backup; for its owner alone.\"\n  serviceSeats(serviceId: String!): SeatPlan!\n  \"Smaller plans for the next term of a service, and the chosen one.\"\n  serviceDowngrades(serviceId: String!): ServiceDowngrades!\n  \"How a service ends, and what ending it now gives back; for its owner alone.\"\n  serviceEnding(serviceId: String!): ServiceEndingState!\n}\n\ntype Mutation {\n  \"Staff put a real machine behind a service that is being set up; it is handed over with that.\"\n  createProductBare(input: ProductBareInput!): CloudService!\n  \"Staff have read the papers of a domain's holder and found them good.\"\n  approveDomainPapers(serviceId: String!): CloudService!\n  \"Puts a domain into work: its owner or staff, once the papers are approved or none are needed.\"\n  deployDomain(serviceId: String!): CloudService!\n  \"First password of a machine, for its owner alone; no other answer holds it.\"\n  revealPassword(serviceId: String!): String!\n  \"One open order that renews services and pays later months of plans, the earliest of a line first; `seen` is what the customer saw for all of them, with VAT.\"\n  payInstalments(\n    dueIds: [String!]!\n    serviceIds: [String!]!\n    terms: [RenewalTermInput!]\n    seen: BigDecimal!\n  ): ServiceOrder!\n  \"One open order that moves a service to a larger plan.\"\n  upgradeService(serviceId: String!, productId: String!, seen: BigDecimal!): ServiceOrder!\n  \"Begins start, stop, reboot, reinstall (with `system`) or reset-password; one runs at a time, once per idempotency key.\"\n  runServiceAction(serviceId: String!, kind: String!, system: String): ServiceControlState!\n  \"Begins take-snapshot, restore-snapshot or delete-snapshot, as runServiceAction does; an empty name of a new one is made.\"\n  runSnapshotAction(serviceId: String!, kind: String!, name: String!): Boolean!\n  \"What its owner calls a service; an empty name restores the first one.\"\n  renameService(serviceId: String!, name: String!, note: String!): ServiceControlState!\n  \"The password of the last reset or reinstallation, once: it is deleted with the answer.\"\n  takeServicePassword(serviceId: String!): String!\n  \"An address that opens the panel or lab of a service once, within a minute; once per idempotency key.\"\n  openServiceEntry(serviceId: String!): ServiceEntry!\n  \"Makes a key, once per idempotency key; all keys of the store.\"\n  createAccessKey(serviceId: String!, name: String!): [AccessKey!]! @listSize(assumedSize: 20)\n  \"The secret of a key, once: it is deleted with the answer.\"\n  takeAccessKeySecret(serviceId: String!, keyId: String!): String!\n  \"The keys that are left.\"\n  revokeAccessKey(serviceId: String!, keyId: String!): [AccessKey!]! @listSize(assumedSize: 20)\n  \"Gives a user one of the bought seats, once per idempotency key.\"\n  assignSeat(serviceId: String!, name: String!, email: String!): SeatPlan!\n  removeSeat(serviceId: String!, email: String!): SeatPlan!\n  \"The plan of the next term; null for the current one.\"\n  chooseNextPlan(serviceId: String!, productId: String): ServiceDowngrades!\n  \"The service ends with its term; `keepService` takes that back.\"\n  cancelService(serviceId: String!): ServiceEndingState!\n  keepService(serviceId: String!): ServiceEndingState!\n  \"Asks the staff to end a service now and to pay `seen` (đồng with VAT) to a bank account; one request per service.\"\n  askRefund(serviceId: String!, bank: String!, number: String!, holder: String!, seen: BigDecimal!): ServiceEndingState!\n}\n\n\"A unit of a line. Times are recorded; null when there is no record.\"\ntype Delivery {\n  lineId: String!\n  \"0-based index within the line.\"\n  unit: Int!\n  name: String!\n  \"Handle of the product line.\"\n  type: String!\n  \"The domain name, otherwise empty.\"\n  domain: String!\n  transfers: Boolean!\n  \"null until the set-up began, with `status`.\"\n  serviceId: String\n  status: String\n  \"For a domain, as in `CloudService.attrs`.\"\n  papers: String\n  transfer: String\n  paidAt: DateCustom\n  startedAt: DateCustom\n  deliveredAt: DateCustom\n  \"Of the registrant documents: handed in, last decided on, and sent to the registry.\"\n  papersSentAt: DateCustom\n  papersDecidedAt: DateCustom\n  deployedAt: DateCustom\n  \"Asked for or granted; null for none and for a refused one.\"\n  refund: DeliveryRefund\n}\n\ntype DeliveryRefund {\n  \"asked, confirmed, paid.\"\n  state: String!\n  \"đồng with VAT.\"\n  gross: BigDecimal!\n}\n\ntype ServiceControlState {\n  serviceId: String!\n  \"running, stopped: between two actions.\"\n  settled: String!\n  \"null between two actions.\"\n  running: RunningAction\n  \"null for services without an operating system.\"\n  system: String\n  \"Free ones and the one that was bought.\"\n  systems: [String!]!\n  hasNewPassword: Boolean!\n  \"Whether openServiceEntry opens its panel or lab now.\"\n  canEnter: Boolean!\n  \"Whether members of the staff make the accounts of its users; createAccessKey then makes no keys.\"\n  isByStaff: Boolean!\n  \"What whoever looks after the service can do for its owner: power, reinstall, password, rename, keys, seats, enter, measurements, snapshots.\"\n  offered: [String!]!\n  note: String!\n  \"Newest first, at most 20.\"\n  log: [LoggedAction!]! @listSize(assumedSize: 20)\n}\n\ntype ServiceEntry {\n  \"Has the token: for the browser of the owner alone.\"\n  url: String!\n  expiresAt: DateCustom!\n}\n\n\"Each is null where the engine does not know it.\"\ntype ServiceMeasurements {\n  at: String!\n  \"Share of all processors, 0 to 1.\"\n  processor: Float\n  memory: ServiceFilling\n  disk: ServiceFilling\n  network: ServiceTraffic\n}\n\n\"Bytes; without a total where nothing limits it.\"\ntype ServiceFilling {\n  used: Float!\n  total: Float\n}\n\n\"Bytes since the machine was started.\"\ntype ServiceTraffic {\n  received: Float!\n  sent: Float!\n}\n\ntype ServiceSnapshot {\n  name: String!\n  at: DateCustom!\n  \"Bytes; null where the engine does not say.\"\n  size: Float\n}\n\ntype AccessKey {\n  \"Access key id, which is no secret.\"\n  keyId: String!\n  name: String!\n  createdAt: DateCustom!\n  \"Last characters of the secret.\"\n  ending: String!\n  \"Whether takeAccessKeySecret has one to show.\"\n  isSecretWaiting: Boolean!\n}\n\ntype SeatPlan {\n  bought: Int!\n  \"null when the service was bought without one.\"\n  domain: String\n  \"Oldest first.\"\n  seats: [Seat!]! @listSize(assumedSize: 300)\n  \"Of the last change that a member of the staff has yet to carry out; null when none waits.\"\n  waitingSince: DateCustom\n}\n\ntype Seat {\n  name: String!\n  email: String!\n  assignedAt: DateCustom!\n}\n\ntype ServiceEndingState {\n  serviceId: String!\n  endsWithTerm: Boolean!\n  \"Why nothing is given back, one of `refundRefusals`; null when `refund` has an amount.\"\n  refundRefusal: String\n  refund: RefundAmount\n  \"The newest request.\"\n  request: RefundRequest\n  \"Last days on which it can be renewed, and keeps its data.\"\n  renewableUntil: DateCustom!\n  keptUntil: DateCustom!\n  \"One of `suspensionCauses`; null unless it is suspended.\"\n  suspendedFor: String\n  \"In the words of the staff; otherwise empty.\"\n  suspensionReason: String!\n  \"Whether a member of the staff starts it again when it is paid.\"\n  isResumedByStaff: Boolean!\n}\n\n\"đồng: net + exempt + vat = gross.\"\ntype RefundAmount {\n  net: BigDecimal!\n  exempt: BigDecimal!\n  vat: BigDecimal!\n  gross: BigDecimal!\n  usedDays: Int!\n  termDays: Int!\n}\n\ntype RefundRequest {\n  \"asked, confirmed, refused, paid.\"\n  state: String!\n  net: BigDecimal!\n  exempt: BigDecimal!\n  vat: BigDecimal!\n  gross: BigDecimal!\n  askedAt: DateCustom!\n  decidedAt: DateCustom\n  \"Of a refusal; otherwise empty.\"\n  reason: String!\n}\n\ntype RunningAction {\n  kind: String!\n  at: DateCustom!\n  \"null where nobody knows.\"\n  expectedAt: DateCustom\n}\n\ntype LoggedAction {\n  id: String!\n  kind: String!\n  \"Operating system, or the new name.\"\n  detail: String!\n  \"customer, staff, or the shop by itself.\"\n  by: String!\n  at: DateCustom!\n  finishedAt: DateCustom\n  \"running, done, failed.\"\n  outcome: String!\n}\n\n\"A later month of a line that was bought on a plan, đồng for all machines with their options: net + vat = gross.\"\ntype InstalmentDue {\n  id: String!\n  orderId: String!\n  lineId: String!\n  title: String!\n  \"Handle of the product line.\"\n  type: String!\n  \"What the line became; none before it is made.\"\n  services: [InstalmentService!]! @listSize(assumedSize: 50)\n  \"2 to `months`.\"\n  month: Int!\n  months: Int!\n  dueDate: DateCustom!\n  net: BigDecimal!\n  vat: BigDecimal!\n  gross: BigDecimal!\n  paidAt: DateCustom\n  paidOrderId: String\n  \"Open order that pays it.\"\n  waitingOrderId: String\n}\n\ntype InstalmentService {\n  serviceId: String!\n  serviceName: String!\n}\n\ntype ServiceOrder {\n  orderId: String!\n}\n\n\"đồng: net + exempt + vat = gross, for all users of a pack and with its options.\"\ntype RenewalTerm {\n  quantity: Int!\n  \"MONTH or YEAR.\"\n  unitType: String!\n  unitName: String!\n  net: BigDecimal!\n  exempt: BigDecimal!\n  vat: BigDecimal!\n  gross: BigDecimal!\n  newEndDate: DateCustom!\n}\n\n\"Another term than the current one.\"\ninput RenewalTermInput {\n  serviceId: String!\n  quantity: Int!\n  unitType: String!\n}\n\n\"đồng: net + exempt + vat = gross, for all users of a pack and with its options.\"\ntype ServiceRenewal {\n  serviceId: String!\n  serviceName: String!\n  type: String!\n  quantity: Int!\n  \"MONTH or YEAR.\"\n  unitType: String!\n  unitName: String!\n  net: BigDecimal!\n  exempt: BigDecimal!\n  vat: BigDecimal!\n  gross: BigDecimal!\n  endDate: DateCustom!\n  newEndDate: DateCustom!\n  \"Every term that the plan is sold for, the shortest first.\"\n  terms: [RenewalTerm!]! @listSize(assumedSize: 10)\n  \"Title of the smaller plan that it is renewed for; null for the current plan.\"\n  nextPlan: String\n  \"Order that is not paid, or not carried out; until then the service is not changed again.\"\n  waitingOrderId: String\n}\n\n\"Terms are what one machine costs for a whole term with its options, đồng before VAT.\"\ntype ServiceUpgrade {\n  productId: String!\n  productTitle: String!\n  \"«4 vCPU · 8 GB RAM»; empty when the plan has none.\"\n  specs: String!\n  count: Int!\n  vatRate: Int!\n  days: Int!\n  termDays: Int!\n  oldTerm: BigDecimal!\n  newTerm: BigDecimal!\n  \"Due today for all, đồng with VAT.\"\n  gross: BigDecimal!\n  endDate: DateCustom!\n  waitingOrderId: String\n}\n\ntype ServiceDowngrades {\n  serviceId: String!\n  next: NextPlan\n  \"The largest first; empty when none can be chosen now.\"\n  offers: [ServiceDowngrade!]! @listSize(assumedSize: 100)\n  waitingOrderId: String\n}\n\n\"A smaller plan and its renewal for the term of the service. đồng: net + exempt + vat = gross.\"\ntype ServiceDowngrade {\n  productId: String!\n  productTitle: String!\n  specs: String!\n  net: BigDecimal!\n  exempt: BigDecimal!\n  vat: BigDecimal!\n  gross: BigDecimal!\n  \"One of `downgradeRefusals`; null when it can be chosen.\"\n  refusal: String\n}\n\ntype NextPlan {\n  productId: String!\n  productTitle: String!\n  \"Last day of the current plan.\"\n  startsAfter: DateCustom!\n  \"A term of it was paid, so the choice is final.\"\n  isPaid: Boolean!\n}\n\ninput CloudServiceFilterInput {\n  serviceId: String\n  \"Handle of a product line.\"\n  type: String\n  status: String\n  salePartyId: String\n  offset: Int\n  \"At most 5,000.\"\n  maxResult: Int = 100\n  ownerId: String\n  \"Looked for in names and numbers.\"\n  commonSearch: String\n}\n\ninput ProductBareInput {\n  serviceId: String!\n  rack: String!\n  unit: String!\n  switchPort: String!\n  \"IPv4 addresses, the main one first.\"\n  ips: [String!]!\n}\n\ntype CloudServicePage {\n  total: Int!\n  offset: Int!\n  maxResult: Int!\n  resultList: [CloudService!]!\n}\n\ntype CloudService {\n  supplierId: String\n  serviceId: String!\n  partnerId: String!\n  serviceName: String!\n  \"Handle of the product line.\"\n  type: String!\n  typeName: String!\n  \"CREATED, UPGRADED, PROCESSING, COMPLETED, ERROR, SUSPEND, CANCELLED, CLOSED.\"\n  status: String!\n  statusFulfillment: String\n  ownerId: String!\n  \"When the money counted.\"\n  startDate: DateCustom!\n  \"Calendar months of Vietnam later.\"\n  endDate: DateCustom!\n  serviceType: String!\n  urlPrivate: String\n  urlPublic: String\n  username: String\n  \"Always null: see revealPassword.\"\n  password: String\n  \"For a domain `{papers}`, the state of its papers.\"\n  attrs: JSON\n  description: String\n  ips: [String!]!\n  productGroupId: String\n  orderId: String!\n  sponsorId: String\n  sponsorName: String\n  providedFromId: String\n  providedFromName: String\n  actionRequest: [ServiceAction!]! @listSize(assumedSize: 1)\n  billingCycle: BillingCycle!\n  productConfiguration: ProductConfiguration!\n  \"Address of a machine, or the domain's name; empty while it is being set up.\"\n  address: String!\n  \"City of the data centre; empty where there is none.\"\n  location: String!\n  computingId: String\n  hasPassword: Boolean!\n}\n\ntype ServiceAction {\n  id: String!\n  name: String!\n  uri: String!\n  type: String!\n}\n\ntype BillingCycle {\n  quantity: Int!\n  unit: String!\n}\n\ntype ProductConfiguration {\n  productId: String!\n  productTitle: String!\n  productResources: [ProductResource!]! @listSize(assumedSize: 1)\n}\n\ntype ProductResource {\n  name: String!\n  quantity: Int!\n  unit: String\n  productId: String\n  giftProductId: String\n  gift: Boolean\n  giftQuantity: Int\n  campaignId: String\n  campaignActionId: String\n  qualify: Int\n  idParent: String\n  addQuantity: Int\n  defaultQuantity: Int\n  title: String\n  price: Int\n  unitPrice: Int\n  totalResource: Int\n  unitGift: String\n  giftDuration: Int\n  giftDurationUnit: String\n}\n\ntype CloudServiceDetail {\n  service: CloudService!\n  resources: [ServiceResource!]! @listSize(assumedSize: 20)\n  configs: [ServiceConfig!]! @listSize(assumedSize: 20)\n  extraData: [ServiceExtra!]! @listSize(assumedSize: 20)\n}\n\ntype ServiceResource {\n  type: String\n  name: String!\n  total: Int\n  unit: String\n  component: String\n  value: String!\n  keyId: String\n}\n\ntype ServiceConfig {\n  configId: String!\n  name: String!\n  configValue: String!\n}\n\ntype ServiceExtra {\n  title: String!\n  content: [ServiceExtraRow!]! @listSize(assumedSize: 20)\n}\n\ntype ServiceExtraRow {\n  name: String!\n  value: String!\n  type: String\n  action: String\n}\n\ntype LabService {\n  productId: String!\n  productName: String!\n  productParentId: String\n  image: String\n  groupItemId: String\n  groupItemName: String\n}\n\ntype PreFillment {\n  serviceId: String!\n  serviceName: String!\n  type: String!\n  domain: String\n  holder: ServiceHolder!\n}\n\ntype ServiceHolder {\n  name: String!\n  email: String!\n  phone: String!\n  address: String!\n}\n\ntype ServiceTemplate {\n  id: String!\n  name: String!\n  \"Products of the line: [{productId, productTitle}].\"\n  productMapping: JSON!\n}\n";
