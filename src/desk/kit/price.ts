import { dong, formatDong } from '#core/shared/dong.ts';

/** An amount of a record, in đồng, as people read it. */
export const price = (amount: number): string => formatDong(dong(amount));

/** An amount on the axis of a chart: `12,5 tr` for 12.500.000 đồng. */
export const millions = (amount: number): string => `${(amount / 1_000_000).toLocaleString('vi-VN')} tr`;
