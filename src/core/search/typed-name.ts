import type { ProductPorts } from '#core/catalogue/load-product-for-command.ts';
import type { DomainPorts } from '#core/domains/check-domain.ts';
import { checkUntilDeadline } from '#core/domains/check-until-deadline.ts';
import { type Candidate, suggestCandidates } from '#core/domains/domain-candidates.ts';
import { parseDomainInput } from '#core/domains/domain-input.ts';
import { type DomainOffer, findOffer, listExtensions, toDomainOffers } from '#core/domains/domain-offer.ts';
import type { DomainAnswer } from '#core/domains/domain-registry.port.ts';
import { SEARCH_YEARS } from '#core/domains/domain-search.ts';
import { loadDomainProducts } from '#core/domains/load-domain-products.ts';
import { hasOtherMeanings, isPhrase } from '#core/search-rules/parse-search.ts';
import { isAvailableName, isRegisteredName } from '#core/shared/domains/domain-problems.ts';
import { extractHost } from '#core/shared/domains/extract-host.ts';

export type OfferedName = {
  readonly candidate: Candidate;
  readonly offer: DomainOffer;
  /** null when the registry has not answered in time. */
  readonly answer: DomainAnswer | null;
};

/** A typed domain name, and available ones instead of a taken one. */
export type SearchedName = OfferedName & { readonly others: readonly OfferedName[] };

const MAX_OTHERS = 3;
/** Checked for a taken name; the registry knows some of them, too. */
const MAX_CHECKED = 6;

/** A name that somebody typed, before the registry is asked. */
export type TypedName = {
  readonly extension: string;
  readonly offers: readonly DomainOffer[];
  readonly candidates: readonly Candidate[];
};

/**
 * The name in a term: `shopmoi.vn`, `shop mới .vn`, `shopmoi vn`, also inside a sentence. null for none of a sold
 * extension.
 */
export const readTypedName =
  (ports: ProductPorts) =>
  async (term: string): Promise<TypedName | null> => {
    const host = hostIn(term);
    if (host === null) return null;
    const products = await loadDomainProducts(ports)();
    if (!products.ok) return null;
    const offers = toDomainOffers(products.value, SEARCH_YEARS);
    const typed = parseDomainInput(host, listExtensions(offers));
    if (!typed.ok || typed.value.extension === null) return null;
    const { extension } = typed.value;
    return {
      extension,
      offers,
      candidates: suggestCandidates(typed.value, { offers, chosen: extension, group: 'popular' }),
    };
  };

/** `deadline` in ms is how long each of the two questions to the registry may take. [DOM-01] */
export const checkTypedName =
  (ports: DomainPorts) =>
  async ({ offers, candidates }: TypedName, deadline: number): Promise<SearchedName | null> => {
    const ask = async (names: readonly Candidate[]): Promise<readonly OfferedName[]> => {
      const known = await checkUntilDeadline(ports)(
        names.map(({ name }) => name),
        deadline,
      );
      return names.flatMap((candidate) => {
        const offer = findOffer(offers, candidate.name);
        return offer === null ? [] : [{ candidate, offer, answer: known.get(candidate.name) ?? null }];
      });
    };
    const [exact] = await ask(candidates.filter(({ group }) => group === 'exact'));
    if (exact === undefined) return null;
    if (!isRegisteredName(exact.answer)) return { ...exact, others: [] };
    const others = await ask(candidates.filter(({ group }) => group !== 'exact').slice(0, MAX_CHECKED));
    return { ...exact, others: others.filter(({ answer }) => isAvailableName(answer)).slice(0, MAX_OTHERS) };
  };

/** The word with a dot inside; else all words, when none means anything else and the last may be an extension. */
const hostIn = (term: string): string | null => {
  const dotted = term
    .split(/[\s,;|]+/)
    .find((word) => /[^\s.]\.\p{L}{2,}$/u.test(extractHost(word)) && !isPhrase(word));
  if (dotted !== undefined) return dotted;
  const words = /^(.*\S)\s+\.?([a-z]{2,}(?:\.[a-z]{2,})?)$/iu.exec(term);
  return words === null || hasOtherMeanings(words[1] ?? '') ? null : `${words[1]}.${words[2]}`;
};
