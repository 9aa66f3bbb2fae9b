import type { ShopFailure } from './failures/shop-failure.ts';
import type { CommandName, InputOf, OperationName, QueryName, UseCases, ValueOf } from './operations.ts';
import type { Result } from './shared/result.ts';

type Answer<Name extends OperationName> = Promise<Result<ValueOf<Name>, ShopFailure>>;

/** Calls operations by name, in process or over the network. */
export type ShopClient = {
  readonly query: <Name extends QueryName>(name: Name, input: InputOf<Name>) => Answer<Name>;
  readonly command: <Name extends CommandName>(name: Name, command: InputOf<Name>) => Answer<Name>;
};

export const run = <Name extends OperationName>(useCases: UseCases, name: Name, input: InputOf<Name>): Answer<Name> => {
  // Safe because each operation takes its own input, which the union of operations hides.
  const useCase = useCases[name] as (input: InputOf<Name>) => Answer<Name>;
  return useCase(input);
};

export const clientOf = (useCases: UseCases): ShopClient => ({
  query: (name, input) => run(useCases, name, input),
  command: (name, input) => run(useCases, name, input),
});
