import { addDong, type Dong, multiplyDong } from './dong.ts';

/** Apart from dong.ts, which every page loads first. */
export const subtractDong = (from: Dong, amount: Dong): Dong => addDong(from, multiplyDong(amount, -1));
