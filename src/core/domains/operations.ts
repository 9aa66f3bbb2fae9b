export { loadDomainStatus } from './domain-status.ts';
export { loadRegistrantDocuments as loadPapers, loadRegistrantDocumentsList as loadPapersList } from './load-papers.ts';
export { loadTransfer } from './load-transfer.ts';
export { loadWhois } from './load-whois.ts';
export { savePapers } from './save-papers.ts';
export { searchBulk } from './search-bulk.ts';
export { searchDomains } from './search-domains.ts';
