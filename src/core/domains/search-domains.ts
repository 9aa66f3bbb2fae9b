import type { ProductPorts } from '#core/catalogue/load-product-for-command.ts';
import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import type { DomainPorts } from './check-domain.ts';
import { checkUntilDeadline } from './check-until-deadline.ts';
import { suggestCandidates } from './domain-candidates.ts';
import { groupsFor, parseGroup } from './domain-groups.ts';
import { parseDomainInput } from './domain-input.ts';
import { listExtensions, toDomainOffers } from './domain-offer.ts';
import { type DomainSearch, SEARCH_YEARS } from './domain-search.ts';
import { loadDomainProducts } from './load-domain-products.ts';

export type DomainSearchPorts = DomainPorts & ProductPorts;

/** Default extension when neither the text nor the form names a sold one. */
const DEFAULT_EXTENSION = '.vn';

export type SearchDomainsInput = {
  readonly term: string;
  readonly extension: string | null;
  /** Unknown values give the default group. */
  readonly group: string | null;
  readonly wait: boolean;
};

/** With `wait`, includes registry answers up to the deadline; otherwise the page asks for each name. [DOM-01] */
export const searchDomains = publicQuery(
  { seconds: 0 },
  (ports: DomainSearchPorts): UseCase<SearchDomainsInput, DomainSearch> =>
    async ({ term, extension: asked, group: askedGroup, wait }) => {
      const products = await loadDomainProducts(ports)();
      if (!products.ok) return products;
      const offers = toDomainOffers(products.value, SEARCH_YEARS);
      const extensions = listExtensions(offers);
      const chosen =
        [asked, DEFAULT_EXTENSION].find((each) => each !== null && extensions.includes(each)) ??
        extensions[0] ??
        DEFAULT_EXTENSION;
      const group = parseGroup(askedGroup);
      const typed = parseDomainInput(term, extensions);
      if (!typed.ok)
        return ok({
          problem: typed.failure,
          unsoldExtension: null,
          extension: chosen,
          label: '',
          offers,
          group,
          groups: [],
          candidates: [],
        });
      const suggested = suggestCandidates(typed.value, { offers, chosen, group });
      const known = wait ? await checkUntilDeadline(ports)(suggested.map(({ name }) => name)) : new Map();
      const candidates = suggested.map((each) => ({ ...each, answer: known.get(each.name) ?? null }));
      const { extension, unsoldExtension, label, vietnamese } = typed.value;
      return ok({
        problem: null,
        unsoldExtension,
        extension: extension ?? chosen,
        label,
        offers,
        group,
        groups: groupsFor(offers, vietnamese !== null),
        candidates,
      });
    },
);
