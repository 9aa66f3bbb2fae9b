import { isCommand, operationNames, type UseCases } from '#core/operations.ts';
import type { ShopClient } from '#core/shop-client.ts';

/** The use cases behind a client, for example one that calls a host. */
export const useCasesOver = ({ query, command }: ShopClient): UseCases =>
  // Each key is the name of its own operation.
  Object.fromEntries(
    operationNames.map((name) => [
      name,
      (input: never) => (isCommand(name) ? command(name, input) : query(name, input)),
    ]),
  ) as UseCases;
