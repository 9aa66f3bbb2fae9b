import type { PriceUnit } from '#core/pricing/price.ts';

/** Of what most pages show first; other texts stand beside their component. */
export const blocks = {
  unavailable: 'Tạm hết',
  choosePlan: 'Chọn gói này',
  gift: (gift: string) => `Tặng ${gift}`,
  call: (hotline: string) => `Gọi ${hotline}`,
  shop: 'Cửa hàng',
  hotline: (number: string) => `Hotline ${number}`,
  /** Ends a sentence whose last word is the number. */
  afterHotline: (note: string) => (note === '' ? '.' : `. ${note}.`),
  crumbs: 'Đường dẫn',
  home: 'Trang chủ',
};

export const perUnit = (unitName: string): string => unitName.toLowerCase();

/** `từ 94.000đ/tháng, kỳ 3 tháng`; the amount arrives formatted. */
export const lowestPriceText = (
  amount: string,
  { unit, term }: { readonly unit: PriceUnit; readonly term: number },
): string => `từ ${amount}/${perUnit(unit.name)}, kỳ ${termText(term, unit)}`;

/** `3 tháng`, `1 năm`. */
export const termText = (time: number, unit: { readonly id: 'MONTH' | 'YEAR' }): string =>
  `${time} ${unit.id === 'YEAR' ? 'năm' : 'tháng'}`;
