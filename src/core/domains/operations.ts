export { loadDomainStatus } from './domain-status.ts';
export { loadDomainOffers } from './load-domain-offers.ts';
export {
  loadRegistrantDocuments,
  loadRegistrantDocumentsList,
} from './load-registrant-documents.ts';
export { loadTransfer } from './load-transfer.ts';
export { loadWhois } from './load-whois.ts';
export { saveRegistrantDocuments } from './save-registrant-documents.ts';
export { searchBulk } from './search-bulk.ts';
export { searchDomains } from './search-domains.ts';
