import { isCommand, operationNames, type UseCases } from '#core/operations.ts';
import type { ShopClient } from '#core/shop-client.ts';

/** The use cases behind a client, such as one that speaks to a host. */
export const useCasesOver = ({ query, command }: ShopClient): UseCases =>
  // Each name stands with its own operation.
  Object.fromEntries(
    operationNames.map((name) => [
      name,
      (input: never) => (isCommand(name) ? command(name, input) : query(name, input)),
    ]),
  ) as UseCases;
