import type { Dong } from '#core/shared/dong.ts';
import type { Amounts, Charge } from './price.ts';

/** `unitPrice` and `charge` of one unit. A domain has two rows: the taxed service and the VAT-exempt state fee. */
export type InvoiceRow = {
  readonly title: string;
  readonly quantity: number;
  readonly unit: string;
  readonly unitPrice: Dong;
  readonly charge: Charge;
  /** null: not subject to VAT, printed «KCT». */
  readonly vatPercent: number | null;
  readonly amounts: Amounts;
};
