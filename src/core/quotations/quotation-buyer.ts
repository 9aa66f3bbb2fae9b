import { normaliseTaxCode } from '#core/shared/people/tax-code.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';

/**
 * Whom a printed quotation addresses; empty texts leave a line to fill in by hand. Nobody keeps it, and it stands in no
 * address: the tax code of a household is its owner's identity number.
 */
export type QuotationBuyer = { readonly name: string; readonly taxCode: string };

/** Fields of the form that asks for the PDF. */
export const BUYER_FIELD = 'kinh-gui';
export const TAX_CODE_FIELD = 'mst';

/** `field` returns what was typed; too long texts are cut, a tax code keeps digits and hyphens. */
export const parseQuotationBuyer = (field: (name: string) => string | null | undefined): QuotationBuyer => ({
  name: cleanTyped(field(BUYER_FIELD) ?? '')
    .slice(0, fieldLimits.company)
    // Half of a letter that was cut is none.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd(),
  taxCode: normaliseTaxCode(normaliseTaxCode(field(TAX_CODE_FIELD) ?? '').replace(/[^\d-]/g, '')).slice(
    0,
    fieldLimits.taxCode,
  ),
});
