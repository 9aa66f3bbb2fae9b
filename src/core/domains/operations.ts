export {
  loadRegistrantDocuments,
  loadRegistrantDocumentsList,
} from '#core/domains/documents/load-registrant-documents.ts';
export { saveRegistrantDocuments } from '#core/domains/documents/save-registrant-documents.ts';
export { loadDomainStatus } from './domain-status.ts';
export { loadDomainOffers } from './load-domain-offers.ts';
export { loadTransfer } from './load-transfer.ts';
export { loadWhois } from './load-whois.ts';
export { searchBulk } from './search-bulk.ts';
export { searchDomains } from './search-domains.ts';
