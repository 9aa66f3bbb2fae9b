import { numberFrom } from '#contracts/service-setup.ts';

/** 128 bits from a text, so that background work does not consume the world's randomness. */
export const deriveId = (text: string): string =>
  ['a', 'b', 'c', 'd'].map((part) => numberFrom(`${part} ${text}`).toString(16).padStart(8, '0')).join('');
