import { type AllowedOrigins, parseReturnPath, type ReturnPath } from '#core/shared/return-path.ts';

/** The origins of tests: one shop and one portal. */
export const anySite: AllowedOrigins = { own: 'https://shop.example', portals: ['https://portal.may.example'] };

/** An address that the shop lets through; throws for any other. */
export const returnPath = (address: string): ReturnPath => {
  const parsed = parseReturnPath(address, anySite);
  if (parsed === null) throw new Error(`no return path: ${address}`);
  return parsed;
};
