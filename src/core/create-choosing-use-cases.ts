import { registerBackup } from './cart/register-backup.ts';
import type { ChoosingCommands, ChoosingQueries } from './catalogue/choosing-use-cases.ts';
import { loadComparison } from './catalogue/load-comparison.ts';
import type { Makers } from './ports.ts';

/** What helps to choose among products. */
export const choosingQueryTable: Makers<ChoosingQueries> = { loadComparison: loadComparison };

/** What is ordered by what the buyer knows, not by the plan's name. */
export const choosingCommandTable: Makers<ChoosingCommands> = { registerBackup };
