import type { PlanFacet } from '#core/catalogue/plans/plan-facets.ts';
import { stocks } from '#core/catalogue/product.ts';
import { availabilityText } from '#ui/blocks/price/availability.vi.ts';

const names: Readonly<Record<PlanFacet, string>> = {
  cpu: 'vCPU',
  ram: 'RAM',
  disk: 'Ổ đĩa',
  gpu: 'GPU',
  stock: 'Tình trạng',
  delivery: 'Thời gian giao',
  term: 'Thời hạn thuê',
};

const GB_PER_TB = { ram: 1_024, disk: 1_000 };

const sizeText = (gigabytes: number, perTerabyte: number): string =>
  gigabytes >= perTerabyte
    ? `${(gigabytes / perTerabyte).toLocaleString('vi-VN', { maximumFractionDigits: 2 })} TB`
    : `${gigabytes.toLocaleString('vi-VN')} GB`;

const monthsText = (months: number): string =>
  months > 12 && months % 12 === 0 ? `${months / 12} năm` : `${months} tháng`;

/** An option of the category has its own name. */
export const facetTitle = (name: string, title: string | null): string => title ?? names[name as PlanFacet] ?? name;

/** `8` of `ram` → «8 GB», `ready` of `stock` → «Có sẵn». */
export const facetValueText = (name: string, value: string): string => {
  if (name === 'ram' || name === 'disk') return sizeText(Number(value), GB_PER_TB[name]);
  if (name === 'term') return monthsText(Number(value));
  const stock = name === 'stock' ? stocks.find((each) => each === value) : undefined;
  return stock ? availabilityText.stock[stock] : value;
};

/** Read alone, as on a chip: «RAM 8 GB», «2 vCPU», «Debian 12». */
export const chosenFacetText = (name: string, value: string): string => {
  const text = facetValueText(name, value);
  if (name === 'cpu') return `${text} vCPU`;
  return name === 'ram' || name === 'disk' ? `${names[name]} ${text}` : text;
};
