import type { BulkWord } from './bulk-names.ts';
import type { Candidate } from './domain-candidates.ts';
import type { DomainOffer } from './domain-offer.ts';
import type { DomainAnswer } from './domain-registry.port.ts';
import type { TypedProblem } from './typed-name.ts';

/** Years that a name costs on the search page: the first one. */
export const SEARCH_YEARS = 1;

/** A name with what is known of it; `answer` null where nobody has been asked, or the answer did not come in time. */
export type WithAnswer<Of> = Of & { readonly answer: DomainAnswer | null };

/** The whole answer of a search. [DOM-01] */
export type DomainSearch = {
  /** Null where there is nothing wrong with what was typed. */
  readonly problem: TypedProblem | null;
  /** An extension that was typed and is not sold: the names are for another one. */
  readonly unsold: string | null;
  /** Extension of the exact name, with its dot. */
  readonly extension: string;
  /** First year and renewal of every extension that is sold. */
  readonly offers: readonly DomainOffer[];
  readonly found: readonly WithAnswer<Candidate>[];
};

export type BulkSearch = {
  readonly years: number;
  /** Terms that all names can be bought for. */
  readonly terms: readonly number[];
  readonly offers: readonly DomainOffer[];
  readonly words: readonly WithAnswer<BulkWord>[];
};
