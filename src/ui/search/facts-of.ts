import type { ProductSummary } from '#core/catalogue/product.ts';

/** «vCPU 4 nhân · RAM 8 GB · SSD NVMe 100 GB» */
export const factsOf = ({ specifications }: Pick<ProductSummary, 'specifications'>): string =>
  specifications.map(({ label, value }) => `${label} ${value}`).join(' · ');
