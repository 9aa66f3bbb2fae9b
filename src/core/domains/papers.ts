import type { ServiceId } from '#core/shared/ids.ts';

/** How far the papers of a bought name are. Names that need none say so. [DOM-02] */
export const papersStates = ['WAITING', 'SENT', 'RETURNED', 'APPROVED', 'DEPLOYED', 'NOT_NEEDED'] as const;
export type PapersState = (typeof papersStates)[number];

/** National names need their holder's papers before they work. [Thông tư 24/2015/TT-BTTTT] */
export const needsPapers = (domain: string): boolean => domain.toLowerCase().endsWith('.vn');

/** While the papers stand so, their owner may still change them. */
export const mayChangePapers = (state: PapersState): boolean => state === 'WAITING' || state === 'RETURNED';

/** Whether a name does not work yet because of its papers; names without papers have none to wait for. */
export const waitsForPapers = (state: PapersState | undefined): boolean =>
  state !== undefined && state !== 'DEPLOYED' && state !== 'NOT_NEEDED';

/** Who a name is registered for. */
export const registrants = ['citizen', 'foreigner', 'organisation'] as const;
export type Registrant = (typeof registrants)[number];

export const paperFields = [
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
export type PaperField = (typeof paperFields)[number];
export type PaperFields = Readonly<Partial<Record<PaperField, string>>>;

export const paperDocuments = [
  'declaration',
  'identity-front',
  'identity-back',
  'passport',
  'selfie',
  'registration',
  'licence',
] as const;
export type PaperDocument = (typeof paperDocuments)[number];

/** What one registrant of one name hands in. */
export type Checklist = {
  readonly required: readonly PaperField[];
  readonly optional: readonly PaperField[];
  readonly documents: readonly PaperDocument[];
};

const reached = ['address', 'phone', 'email'] as const;

/** Who submits what for a .vn name. [Thông tư 24/2015/TT-BTTTT, 06/2019, 21/2021] */
const lists: Readonly<Record<Registrant, Checklist>> = {
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

type Closed = { readonly registrants: readonly Registrant[]; readonly licence: boolean };

const byField: Closed = { registrants: ['organisation'], licence: true };

/** Extensions that are not for everybody; `licence` proves that the holder works in the field. */
const closed: Readonly<Record<string, Closed>> = {
  '.id.vn': { registrants: ['citizen'], licence: false },
  '.name.vn': { registrants: ['citizen'], licence: false },
  '.biz.vn': { registrants: ['organisation'], licence: false },
  '.edu.vn': { registrants: ['organisation', 'citizen'], licence: true },
  '.org.vn': byField,
  '.int.vn': byField,
  '.ac.vn': byField,
  '.health.vn': byField,
};

const everybody: Closed = { registrants, licence: false };

const ruleOf = (domain: string): Closed =>
  Object.entries(closed).find(([extension]) => domain.toLowerCase().endsWith(extension))?.[1] ?? everybody;

/** Who may hold this name, the likeliest first. */
export const registrantsOf = (domain: string): readonly Registrant[] => ruleOf(domain).registrants;

/** Whether the holder proves the field that he works in. */
export const needsLicence = (domain: string): boolean => ruleOf(domain).licence;

export const checklistOf = (domain: string, registrant: Registrant): Checklist => {
  const list = lists[registrant];
  return needsLicence(domain) ? { ...list, documents: [...list.documents, 'licence'] } : list;
};

/** What is kept of an upload; its bytes never come back to a page. */
export type KeptDocument = {
  readonly document: PaperDocument;
  readonly format: PaperFormat;
  readonly bytes: number;
  /** ms since 1970 UTC. */
  readonly addedAt: number;
};
export type PaperFormat = 'jpeg' | 'pdf';

/** A bought name and how far its papers are. */
export type PapersRow = {
  /** The service that the name is. */
  readonly id: ServiceId;
  readonly domain: string;
  readonly state: PapersState;
  /** Why they came back; null where they did not. */
  readonly reason: string | null;
};

/** The papers as their owner sees them. Times in ms since 1970 UTC. */
export type Papers = PapersRow & {
  readonly registrant: Registrant | null;
  /** As typed, of every registrant that was tried. */
  readonly fields: PaperFields;
  readonly documents: readonly KeptDocument[];
  readonly sentAt: number | null;
  /** When texts and files are deleted at the latest; null where there are none. */
  readonly deleteAt: number | null;
};

/** How long a draft that nobody touches is kept, and texts and files after the decision, days. [Luật 91/2025/QH15] */
export const DRAFT_DAYS = 90;
export const DECIDED_DAYS = 30;

/** Which wording of the consent somebody agreed to; a new wording counts up. */
export const PAPERS_CONSENT = 1;
