import { addDomains } from './domains/add-domains.ts';
import type { DomainCommands, DomainQueries } from './domains/domain-use-cases.ts';
import { loadWhois } from './domains/load-whois.ts';
import { searchBulk } from './domains/search-bulk.ts';
import { searchDomains } from './domains/search-domains.ts';
import type { Makers } from './ports.ts';

/** What is asked about names. */
export const domainQueryTable: Makers<DomainQueries> = {
  domainSearch: searchDomains,
  bulkDomains: searchBulk,
  domainWhois: loadWhois,
};

/** What is done with names. */
export const domainCommandTable: Makers<DomainCommands> = { addDomains };
