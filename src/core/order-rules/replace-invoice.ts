import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';

/** What decides whether an invoice may be replaced by one that names another buyer. */
export type ReplaceableInvoice = {
  readonly buyer: InvoiceParty;
  /** Whether it lowers another one. */
  readonly isLowering: boolean;
  readonly isReplaced: boolean;
  /** Whether others lower it. */
  readonly isLowered: boolean;
};

export type ReplaceRefusal = 'lowering' | 'replaced' | 'lowered' | 'same-buyer';

/**
 * Null when it may be replaced. An invoice that was once adjusted is adjusted again instead, and one is replaced once;
 * the one that replaces it may be replaced in turn. [Nghị định 123/2020/NĐ-CP, article 19; Thông tư 78/2021/TT-BTC,
 * article 7]
 */
export const refuseReplacement = (invoice: ReplaceableInvoice, buyer: InvoiceParty): ReplaceRefusal | null => {
  if (invoice.isLowering) return 'lowering';
  if (invoice.isReplaced) return 'replaced';
  if (invoice.isLowered) return 'lowered';
  const isSame = (['name', 'taxCode', 'address', 'email', 'phone'] as const).every(
    (field) => invoice.buyer[field] === buyer[field],
  );
  return isSame ? 'same-buyer' : null;
};
