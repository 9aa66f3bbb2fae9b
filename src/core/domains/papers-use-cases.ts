import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import type { Result } from '#core/shared/result.ts';
import type { PaperDocument, PaperFields, Papers, PapersRow, Registrant } from './papers.ts';

type Answer<Value> = Promise<Result<Value, ShopFailure>>;

/** Reads of the visitor's own papers. */
export type PapersQueries = {
  /** Names that need papers, a guest's too; who was never here has none. [ROUTE-34] */
  readonly loadPapersList: (input: Record<string, never>) => Answer<readonly PapersRow[]>;
  /** [ROUTE-35] */
  readonly loadPapers: (input: { readonly id: ServiceId }) => Answer<Papers>;
};

export type SavePapersCommand = {
  readonly id: ServiceId;
  readonly registrant: Registrant | null;
  /** As typed. */
  readonly fields: PaperFields;
  /** What files that were chosen hold, as base64 text, by what they prove. */
  readonly documents: Readonly<Partial<Record<PaperDocument, string>>>;
  readonly consent: boolean;
  /** `keep` saves without a word, `save` says so, `send` hands the papers in. */
  readonly step: 'keep' | 'save' | 'send';
  readonly idempotencyKey: IdempotencyKey;
};

export type PapersCommands = {
  /** What can be kept is kept, whatever else is wrong. [DOM-02] */
  readonly savePapers: (command: SavePapersCommand) => Answer<Outcome>;
};

export const papersQueries = ['loadPapersList', 'loadPapers'] as const satisfies readonly (keyof PapersQueries)[];
export const papersCommands = ['savePapers'] as const satisfies readonly (keyof PapersCommands)[];
