import { eligibilityOfName, type NamedEligibility } from '#core/domains/eligibility.ts';
import type { ServiceId } from '#core/shared/ids.ts';

/** NOT_NEEDED for domains without requirements. [DOM-02] */
export const documentStates = ['WAITING', 'SENT', 'RETURNED', 'APPROVED', 'DEPLOYED', 'NOT_NEEDED'] as const;
export type DocumentState = (typeof documentStates)[number];

/** How far the documents of a domain are; each step includes those before it. */
export type DocumentRules = {
  readonly isNeeded: boolean;
  /** The owner may hand documents in. */
  readonly isOpen: boolean;
  /** The owner has to correct what the shop gave back. */
  readonly isReturned: boolean;
  readonly isSent: boolean;
  readonly isApproved: boolean;
  /** The registry has them, and the domain works. */
  readonly isDeployed: boolean;
};

const needed: DocumentRules = {
  isNeeded: true,
  isOpen: false,
  isReturned: false,
  isSent: false,
  isApproved: false,
  isDeployed: false,
};

export const documentRules: Readonly<Record<DocumentState, DocumentRules>> = {
  WAITING: { ...needed, isOpen: true },
  SENT: { ...needed, isSent: true },
  RETURNED: { ...needed, isOpen: true, isReturned: true },
  APPROVED: { ...needed, isSent: true, isApproved: true },
  DEPLOYED: { ...needed, isSent: true, isApproved: true, isDeployed: true },
  NOT_NEEDED: { ...needed, isNeeded: false },
};

/** Nothing was handed in yet; false when the service has no documents. */
export const isBlank = (state: DocumentState | null | undefined): boolean =>
  state ? documentRules[state].isOpen && !documentRules[state].isReturned : false;

/** The shop has to approve or return them; false when the service has no documents. */
export const isInReview = (state: DocumentState | null | undefined): boolean =>
  state ? documentRules[state].isSent && !documentRules[state].isApproved : false;

/** They have to be handed to the registry; false when the service has no documents. */
export const awaitsRegistry = (state: DocumentState | null | undefined): boolean =>
  state ? documentRules[state].isApproved && !documentRules[state].isDeployed : false;

/** .vn names work only after approval. [Thông tư 24/2015/TT-BTTTT] */
export const needsRegistrantDocuments = (domain: string): boolean => domain.toLowerCase().endsWith('.vn');

/**
 * Whether an order of these domain names asks for the buyer's address: the registrant of a .vn name has one. Nothing
 * else is delivered to a place, and an invoice to a company bears the company's own. [Thông tư 24/2015/TT-BTTTT]
 */
export const needsAddress = (domains: readonly string[]): boolean => domains.some(needsRegistrantDocuments);

export const canChangeDocuments = (state: DocumentState): boolean => documentRules[state].isOpen;

/** Whether the domain is inactive until its registrant documents are approved; false when none are required. */
export const awaitsDocuments = (state: DocumentState | undefined): boolean =>
  state !== undefined && documentRules[state].isNeeded && !documentRules[state].isDeployed;

export const registrantTypes = ['citizen', 'foreigner', 'organisation'] as const;
export type RegistrantType = (typeof registrantTypes)[number];

export const registrantFields = [
  'fullName',
  'organisation',
  'taxCode',
  'birthDate',
  'identityNumber',
  'passportNumber',
  'nationality',
  'representative',
  'address',
  'phone',
  'email',
  'manager',
  'technician',
  'payer',
  'nameservers',
] as const;
export type RegistrantField = (typeof registrantFields)[number];
export type RegistrantFieldValues = Readonly<Partial<Record<RegistrantField, string>>>;

export const documentTypes = [
  'declaration',
  'identity-front',
  'identity-back',
  'passport',
  'selfie',
  'registration',
  'licence',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export type Checklist = {
  readonly required: readonly RegistrantField[];
  readonly optional: readonly RegistrantField[];
  readonly documents: readonly DocumentType[];
};

const reached = ['address', 'phone', 'email'] as const;

/** [Thông tư 24/2015/TT-BTTTT, 06/2019, 21/2021] */
const checklists: Readonly<Record<RegistrantType, Checklist>> = {
  citizen: {
    required: ['fullName', 'birthDate', 'identityNumber', ...reached],
    optional: ['nameservers'],
    documents: ['declaration', 'identity-front', 'identity-back', 'selfie'],
  },
  foreigner: {
    required: ['fullName', 'birthDate', 'passportNumber', 'nationality', ...reached],
    optional: ['nameservers'],
    documents: ['declaration', 'passport', 'selfie'],
  },
  organisation: {
    required: ['organisation', 'taxCode', ...reached, 'representative', 'identityNumber'],
    optional: ['manager', 'technician', 'payer', 'nameservers'],
    documents: ['declaration', 'registration', 'identity-front', 'identity-back'],
  },
};

type RestrictedExtension = { readonly registrants: readonly RegistrantType[]; readonly licence: boolean };

const byField: RestrictedExtension = { registrants: ['organisation'], licence: true };

/** `licence` requires proof of the registrant's field of work. */
const restrictions: Readonly<Record<NamedEligibility, RestrictedExtension>> = {
  citizen: { registrants: ['citizen'], licence: false },
  company: { registrants: ['organisation'], licence: false },
  education: { registrants: ['organisation', 'citizen'], licence: true },
  state: byField,
  society: byField,
  international: byField,
  research: byField,
  health: byField,
};

const everybody: RestrictedExtension = { registrants: registrantTypes, licence: false };

const ruleOf = (domain: string): RestrictedExtension => {
  const eligibility = eligibilityOfName(domain);
  return eligibility === null ? everybody : restrictions[eligibility];
};

/** Most likely first. */
export const registrantsOf = (domain: string): readonly RegistrantType[] => ruleOf(domain).registrants;

/** Whether the field of work must be proven. */
export const needsLicence = (domain: string): boolean => ruleOf(domain).licence;

export const checklistOf = (domain: string, registrant: RegistrantType): Checklist => {
  const list = checklists[registrant];
  return needsLicence(domain) ? { ...list, documents: [...list.documents, 'licence'] } : list;
};

/** The content is never returned to a page. */
export type StoredDocument = {
  readonly document: DocumentType;
  readonly format: DocumentFormat;
  readonly bytes: number;
  /** ms since 1970 UTC. */
  readonly addedAt: number;
};
export type DocumentFormat = 'jpeg' | 'pdf';

export type RegistrantDocumentsRow = {
  readonly id: ServiceId;
  readonly domain: string;
  readonly state: DocumentState;
  /** null unless the documents were returned. */
  readonly reason: string | null;
};

/** For their owner. Times in ms since 1970 UTC. */
export type RegistrantDocuments = RegistrantDocumentsRow & {
  readonly registrant: RegistrantType | null;
  /** Raw input, for every type that the owner has tried. */
  readonly fields: RegistrantFieldValues;
  readonly documents: readonly StoredDocument[];
  readonly sentAt: number | null;
  /** Latest deletion of texts and files; null when there are none. */
  readonly deleteAt: number | null;
};

/** Retention in days: of an untouched draft, and of texts and files after the decision. [Luật 91/2025/QH15] */
export const DRAFT_RETENTION_DAYS = 90;
export const DECIDED_RETENTION_DAYS = 30;

/** Increment when the text changes. */
export const CONSENT_TEXT_VERSION = 1;
