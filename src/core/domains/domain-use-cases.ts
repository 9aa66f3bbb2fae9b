import type { CartOutcome } from '#core/cart/cart.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { BulkWord } from './bulk-names.ts';
import type { Candidate } from './domain-candidates.ts';
import type { DomainOffer } from './domain-offer.ts';
import type { DomainAnswer } from './domain-registry.port.ts';
import type { TransferOffer } from './transfer.ts';
import type { TypedProblem } from './typed-name.ts';
import type { Whois } from './whois.ts';

type Answer<Value> = Promise<Result<Value, ShopFailure>>;

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

/** Reads about names that give every visitor the same. */
export type DomainQueries = {
  /**
   * Names for what was typed, with their prices. `wait`: the registry is asked and its answers within the deadline go
   * along; else whoever asks learns them name by name. [DOM-01]
   */
  readonly searchDomains: (input: {
    readonly term: string;
    readonly extension: string | null;
    readonly wait: boolean;
  }) => Answer<DomainSearch>;
  /** Up to fifty names out of a text, each with its price for `years` or with what is wrong with it. [DOM-01] */
  readonly searchBulk: (input: {
    readonly text: string;
    readonly years: number;
    readonly wait: boolean;
  }) => Answer<BulkSearch>;
  /** What the registry tells everybody of a taken name. Failures: `not-found` where nobody holds it, `unreachable`. [DOM-01] */
  readonly loadWhois: (input: { readonly name: string }) => Answer<{ readonly name: string; readonly whois: Whois }>;
  /** Whether a name can be moved here from another registrar, and what that costs. [DOM-01, DOM-04] */
  readonly loadTransfer: (input: { readonly name: string }) => Answer<TransferOffer>;
};

export type AddDomainsCommand = {
  readonly names: readonly string[];
  readonly years: number;
  /** Total with VAT that the page showed for one name of a product, đồng, by the product's slug. [CART-19] */
  readonly expectedTotal: Readonly<Record<string, Dong>>;
  readonly orderId: OrderId | null;
  /** The page that the press came from: the shopper stays there. */
  readonly path: string;
  readonly idempotencyKey: IdempotencyKey;
};

export type AddTransferCommand = {
  readonly name: string;
  /** What the present registrar gave the holder. It goes to the order service alone and is in no answer. */
  readonly transferCode: string;
  /** Total with VAT that the page showed, đồng. [CART-19] */
  readonly expectedTotal: Dong;
  readonly orderId: OrderId | null;
  readonly idempotencyKey: IdempotencyKey;
};

/** A name that was not added, and why. */
export type RefusedDomain = { readonly name: string; readonly failure: ShopFailure };

export type DomainsOutcome = CartOutcome & {
  readonly added: readonly string[];
  readonly refused: readonly RefusedDomain[];
};

export type DomainCommands = {
  /** Adds what can be added, each name checked again, and says of every other one why not. [DOM-01, DOM-04] */
  readonly addDomains: (command: AddDomainsCommand) => Answer<DomainsOutcome>;
  /** Puts the transfer of a name into the cart. [DOM-01, DOM-04] */
  readonly addTransfer: (command: AddTransferCommand) => Answer<CartOutcome>;
};

export const domainCommands = ['addDomains', 'addTransfer'] as const satisfies readonly (keyof DomainCommands)[];
