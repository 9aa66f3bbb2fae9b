import type { BulkWord } from './bulk-names.ts';
import type { Candidate } from './domain-candidates.ts';
import type { DomainGroup } from './domain-groups.ts';
import type { DomainInputProblem } from './domain-input.ts';
import type { DomainOffer } from './domain-offer.ts';
import type { DomainAnswer } from './domain-registry.port.ts';

export const SEARCH_YEARS = 1;

/** null when not checked or not answered in time. */
export type WithAnswer<Of> = Of & { readonly answer: DomainAnswer | null };

/** [DOM-01] */
export type DomainSearch = {
  readonly problem: DomainInputProblem | null;
  /** The names then use another extension. */
  readonly unsoldExtension: string | null;
  /** Extension of the exact name, with its dot. */
  readonly extension: string;
  /** a–z, digits and hyphens, without extension; empty when none was typed. */
  readonly label: string;
  readonly group: DomainGroup;
  /** The groups that have something to offer. */
  readonly groups: readonly DomainGroup[];
  /** First-year and renewal prices. */
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
