import type { DnsProblem } from '#core/shared/domains/dns-problem.ts';
import type { Result } from '#core/shared/result.ts';
import type { Token } from '../notation/entries.ts';
import type { Quote } from '../notation/octets.ts';

/** The zone that data are read for. `completeHost` completes a host name as its place has it, without the last dot. */
export type Place = { readonly domain: string; readonly completeHost: (word: string) => string };

/** Canonical data, or what is wrong with them. */
export type ReadData = (tokens: readonly Token[], place: Place) => Result<string, DnsProblem>;

/** What a type of records means; `recordRules` has one for each. */
export type RecordRule = {
  readonly read: ReadData;
  /** Which word of the data is a host name; null without one. */
  readonly hostAt: number | null;
  /** Whether data without quotes are one text, in which a blank, `;` and `"` mean themselves. */
  readonly isText: boolean;
  /** Why a record of this type cannot have this name; null when it can. */
  readonly findNameProblem: (name: string) => DnsProblem | null;
  /** Whether its host must not be an alias. [RFC 2181 10.3, RFC 2782] */
  readonly needsRealHost: boolean;
  /** Whether no record of another type, or a second one, stands beside it. [RFC 1034 3.6.2] */
  readonly isAlone: boolean;
  /** Data that exclude other records of the type; null when none do. */
  readonly exclusive: string | null;
  /** A type without which its name has no use for it; null when it needs none. */
  readonly needs: 'NS' | null;
  /** As a zone file has the data; null when they are written as they are, with a dot behind the host. */
  readonly write: ((value: string, quote: Quote) => string) | null;
};

/** Most types differ from this in few points. */
export const plainRule: Omit<RecordRule, 'read'> = {
  hostAt: null,
  isText: false,
  findNameProblem: () => null,
  needsRealHost: false,
  isAlone: false,
  exclusive: null,
  needs: null,
  write: null,
};
