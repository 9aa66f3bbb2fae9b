import { dong, formatDong } from '#core/shared/dong.ts';

/** An amount of a record, in đồng, as people read it. */
export const price = (amount: number): string => formatDong(dong(amount));
