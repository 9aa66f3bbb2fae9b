import { withoutAccents } from '#core/shared/text/fold-vietnamese.ts';

export const MAX_VOUCHER_CODE_LENGTH = 40;

/** Capital letters and digits only: `"giảm-10"` → `"GIAM10"`, because keyboards for Vietnamese set accents by themselves. */
export const normaliseVoucherCode = (typed: string): string =>
  withoutAccents(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MAX_VOUCHER_CODE_LENGTH);
