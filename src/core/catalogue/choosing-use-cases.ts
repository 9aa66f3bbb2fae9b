import type { CartOutcome } from '#core/cart/cart.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Comparison } from './compare.ts';

type Answer<Value> = Promise<Result<Value, ShopFailure>>;

export type RegisterBackupCommand = {
  /** How many people's data are copied. */
  readonly users: number;
  /** For how many years a copy is kept. */
  readonly years: number;
  /** Domain of the Microsoft 365 organisation, its own or one below onmicrosoft.com. */
  readonly domain: string;
  /** Term in the plan's unit. */
  readonly time: number;
  /** Total with VAT that the page showed, đồng. [CART-19] */
  readonly expectedTotal: Dong;
  readonly idempotencyKey: IdempotencyKey;
};

/** Reads that help to choose; the same for everybody. */
export type ChoosingQueries = {
  /** At most three products side by side; the rest of a longer list is left out. [CAT-08] */
  readonly loadComparison: (input: { readonly slugs: readonly string[] }) => Answer<Comparison>;
};

export type ChoosingCommands = {
  /** Goes to /dang-ky-microsoft-365-backup/thanh-cong. [ROUTE-40] */
  readonly registerBackup: (command: RegisterBackupCommand) => Answer<CartOutcome>;
};

export const choosingCommands = ['registerBackup'] as const satisfies readonly (keyof ChoosingCommands)[];
