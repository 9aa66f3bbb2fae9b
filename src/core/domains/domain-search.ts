import type { BulkWord } from './bulk-names.ts';
import type { Candidate } from './domain-candidates.ts';
import type { DomainInputProblem } from './domain-input.ts';
import type { DomainOffer } from './domain-offer.ts';
import type { DomainAnswer } from './domain-registry.port.ts';

/** Term of the prices on the search page, in years. */
export const SEARCH_YEARS = 1;

/** A name with its status; `answer` is null when it was not checked or not answered in time. */
export type WithAnswer<Of> = Of & { readonly answer: DomainAnswer | null };

/** Complete result of a search. [DOM-01] */
export type DomainSearch = {
  /** Problem of the input; null when it is valid. */
  readonly problem: DomainInputProblem | null;
  /** A typed extension that is not sold; the names then use another one. */
  readonly unsoldExtension: string | null;
  /** Extension of the exact name, with its dot. */
  readonly extension: string;
  /** First-year and renewal price of every sold extension. */
  readonly offers: readonly DomainOffer[];
  readonly candidates: readonly WithAnswer<Candidate>[];
};

export type BulkSearch = {
  readonly years: number;
  /** Terms that all names can be bought for. */
  readonly terms: readonly number[];
  readonly offers: readonly DomainOffer[];
  readonly words: readonly WithAnswer<BulkWord>[];
};
