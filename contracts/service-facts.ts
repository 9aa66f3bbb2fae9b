import { type DocumentState, needsRegistrantDocuments } from '#core/domains/documents/registrant-documents.ts';
import type { ServiceDetail } from '#core/services/service.ts';
import { paperColumns } from './desk/columns/operations/paper-columns.vi.ts';

/** The user name is null when none is needed. */
export type SetUp = Pick<
  ServiceDetail,
  | ('name' | 'address' | 'location' | 'ips' | 'computingId')
  | ('urlPublic' | 'urlPrivate' | 'username' | 'resources' | 'configs' | 'extra')
>;

/** Name of the option. [options.json] */
export const SYSTEM = 'Hệ điều hành';
export const isWindows = (system: string): boolean => system.startsWith('Windows');

export const paperStates = paperColumns.state.words;
export const PAPERS = 'Hồ sơ';

/** Initial document state of a purchased domain; the registry has the documents of a transferred one already. */
export const firstDocumentState = (domain: string, isTransfer: boolean): DocumentState =>
  !isTransfer && needsRegistrantDocuments(domain) ? 'WAITING' : 'NOT_NEEDED';

/** State of the registrant documents of a domain that was just bought. */
export const documentFacts = (domain: string): SetUp['extra'][number] => ({
  title: PAPERS,
  facts: [{ name: 'Tình trạng', value: paperStates[firstDocumentState(domain, false)] }],
});
