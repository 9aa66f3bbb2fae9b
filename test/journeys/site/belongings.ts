import type { UseCases } from '#core/operations.ts';
import { addProduct, answerAsBank, placeCart, quoteProduct } from '#test/journeys/customers/browser-visitor.ts';
import type { Newcomer } from '#test/journeys/customers/customer.ts';
import {
  addFavourite,
  inOtherBrowser,
  logInByPassword,
  saveAddress,
  waitForService,
} from '#test/journeys/customers/customer-visitor.ts';
import { purchase } from '#test/journeys/purchase.ts';
import type { Belongings } from '#test/kit/sample-paths.ts';

/** Creates a paid order, one with a declined payment, one that waits for payment, and a quotation. */
export const createBelongings = async (useCases: UseCases): Promise<Belongings> => {
  const paid = await placeCart(useCases, await addProduct(useCases));
  await answerAsBank(useCases, paid);
  const failed = await placeCart(useCases, await addProduct(useCases));
  await answerAsBank(useCases, failed, 'decline');
  const waiting = await placeCart(useCases, await addProduct(useCases));
  const rented = await useCases.loadServices({ filter: 'all', keyword: null });
  const quotation = await quoteProduct(useCases);
  return { waiting, failed, paid, quotation, service: rented.ok ? (rented.value.services[0]?.id ?? null) : null };
};

/** Adds what only a customer owns: two addresses, a favourite, another device and a rented service. */
export const createCustomerBelongings = async (useCases: UseCases, who: Newcomer): Promise<Belongings> => {
  const own = await createBelongings(useCases);
  await saveAddress(useCases, true);
  await saveAddress(useCases);
  await addFavourite(useCases);
  await inOtherBrowser((other) => logInByPassword(other, who));
  return { ...own, service: await waitForService(useCases) };
};

export const fillCart = async (useCases: UseCases): Promise<void> => {
  await addProduct(useCases);
  await addProduct(useCases, 'web-hosting-business-1').catch(() => addProduct(useCases, purchase.slug, 2));
};
