import { addDomains } from './cart/add-domains.ts';
import { addTransfer } from './cart/add-transfer.ts';
import type { DomainCommands, DomainQueries } from './domains/domain-use-cases.ts';
import { loadPapers, loadPapersList } from './domains/load-papers.ts';
import { loadTransfer } from './domains/load-transfer.ts';
import { loadWhois } from './domains/load-whois.ts';
import type { PapersCommands, PapersQueries } from './domains/papers-use-cases.ts';
import { savePapers } from './domains/save-papers.ts';
import { searchBulk } from './domains/search-bulk.ts';
import { searchDomains } from './domains/search-domains.ts';
import type { Makers } from './ports.ts';

/** What is asked about names. */
export const domainQueryTable: Makers<DomainQueries> = {
  searchDomains: searchDomains,
  searchBulk: searchBulk,
  loadWhois: loadWhois,
  loadTransfer: loadTransfer,
};

/** What is done with names. */
export const domainCommandTable: Makers<DomainCommands> = { addDomains, addTransfer };

/** Papers of names that were bought. */
export const papersTable: Makers<PapersQueries & PapersCommands> = {
  loadPapersList: loadPapersList,
  loadPapers: loadPapers,
  savePapers,
};
