import { originsOf, parseReturnPath, type ReturnPath, type ShopSite } from '#core/shared/return-path.ts';

/** The allowed origins in tests: one shop and one portal. */
export const anySite: ShopSite = { own: 'https://shop.example', portal: 'https://portal.may.example' };

/** A validated return path; throws when the shop does not allow the address. */
export const returnPath = (address: string): ReturnPath => {
  const parsed = parseReturnPath(address, originsOf(anySite));
  if (parsed === null) throw new Error(`no return path: ${address}`);
  return parsed;
};
