import { fieldLimits, normaliseText } from '#core/shared/validation.ts';

/** Whom a printed quotation addresses; empty texts leave a line to fill in by hand. */
export type QuotationBuyer = { readonly name: string; readonly taxCode: string };

/** Query parameters of a quotation's page and of its PDF: the link carries the addressee, the service keeps none. */
export const BUYER_PARAM = 'kinh-gui';
export const TAX_CODE_PARAM = 'mst';

const MAX_TAX_CODE = 14;

/** `param` returns a query parameter; too long texts are cut, a tax code keeps digits and hyphens. */
export const parseQuotationBuyer = (param: (name: string) => string | null | undefined): QuotationBuyer => ({
  name: normaliseText(param(BUYER_PARAM) ?? '')
    .slice(0, fieldLimits.company)
    // Half of a letter that was cut is none.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd(),
  taxCode: (param(TAX_CODE_PARAM) ?? '').replace(/[^\d-]/g, '').slice(0, MAX_TAX_CODE),
});

/** `?kinh-gui=…&mst=…`, without empty texts. */
export const quotationBuyerQuery = ({ name, taxCode }: QuotationBuyer): string => {
  const given = [
    [BUYER_PARAM, name],
    [TAX_CODE_PARAM, taxCode],
  ].filter(([, value]) => value !== '');
  return given.length === 0
    ? ''
    : `?${given.map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`).join('&')}`;
};
