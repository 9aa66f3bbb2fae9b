import type { ShopFailure } from './failures/shop-failure.ts';
import type { CommandName, InputOf, OperationName, QueryName, UseCases, ValueOf } from './operations.ts';
import type { Result } from './shared/result.ts';

type Answer<Name extends OperationName> = Promise<Result<ValueOf<Name>, ShopFailure>>;

/** How a page reaches the shop, here or over the network: by the name of an operation, without a list of names. */
export type ShopClient = {
  readonly query: <Name extends QueryName>(name: Name, input: InputOf<Name>) => Answer<Name>;
  readonly command: <Name extends CommandName>(name: Name, command: InputOf<Name>) => Answer<Name>;
};

/** Runs one operation by its name. */
export const run = <Name extends OperationName>(useCases: UseCases, name: Name, input: InputOf<Name>): Answer<Name> => {
  // An operation takes its own input and gives its own value; TypeScript loses that in the union of all of them.
  const useCase = useCases[name] as (input: InputOf<Name>) => Answer<Name>;
  return useCase(input);
};

/** The client of use cases in the same process. */
export const clientOf = (useCases: UseCases): ShopClient => ({
  query: (name, input) => run(useCases, name, input),
  command: (name, input) => run(useCases, name, input),
});
