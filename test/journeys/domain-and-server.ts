import type { UseCases } from '#core/operations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { addProduct, answerAsBank, placeCart } from '#test/journeys/customers/browser-visitor.ts';
import { buyDomain, freshDomain, listRunning } from '#test/journeys/services/domain-holder.ts';
import { expect } from './journey.ts';

/** Buys a server and a name, and waits until both run. */
export const buyBoth = async (
  useCases: UseCases,
): Promise<{ readonly domain: ServiceId; readonly address: string }> => {
  await answerAsBank(useCases, await placeCart(useCases, await addProduct(useCases)));
  const domain = await buyDomain(useCases, freshDomain('com'));
  const findServer = async () => (await listRunning(useCases)).find(({ type }) => type !== 'domain');
  await expect.poll(findServer, { timeout: 60_000 }).toBeDefined();
  const server = await findServer();
  if (!server) throw new Error('a server was bought');
  return { domain, address: server.address };
};
