import * as account from './account/operations.ts';
import * as balance from './balance/operations.ts';
import * as cart from './cart/operations.ts';
import * as catalogue from './catalogue/operations.ts';
import * as checkout from './checkout/operations.ts';
import * as checks from './checks/operations.ts';
import * as consent from './consent/operations.ts';
import * as consultation from './consultation/operations.ts';
import * as content from './content/operations.ts';
import * as dns from './dns/operations.ts';
import * as domainControl from './domain-control/operations.ts';
import * as domains from './domains/operations.ts';
import type { CacheSeconds } from './failures/operation.ts';
import * as orders from './orders/operations.ts';
import * as pages from './pages/operations.ts';
import * as payment from './payment/operations.ts';
import * as places from './places/operations.ts';
import * as promotion from './promotion/operations.ts';
import * as quotations from './quotations/operations.ts';
import * as redirects from './redirects/operations.ts';
import * as search from './search/operations.ts';
import * as services from './services/operations.ts';
import * as status from './status/operations.ts';
import * as support from './support/operations.ts';
import * as vouchers from './vouchers/operations.ts';

/** All operations of the shop. Nothing else is reachable through /api. */
export const operations = {
  ...account,
  ...balance,
  ...cart,
  ...catalogue,
  ...checkout,
  ...checks,
  ...consent,
  ...consultation,
  ...content,
  ...dns,
  ...domainControl,
  ...domains,
  ...orders,
  ...pages,
  ...payment,
  ...places,
  ...promotion,
  ...quotations,
  ...redirects,
  ...search,
  ...services,
  ...status,
  ...support,
  ...vouchers,
};

type Operations = typeof operations;
export type OperationName = keyof Operations;
type NameOf<Kind> = {
  [Name in OperationName]: Operations[Name] extends { readonly kind: Kind } ? Name : never;
}[OperationName];

export type PublicQueryName = NameOf<'public-query'>;
export type PrivateQueryName = NameOf<'query'>;
export type QueryName = PublicQueryName | PrivateQueryName;
export type CommandName = NameOf<'command'>;

/** All operations bound to one visitor's ports. */
export type UseCases = { readonly [Name in OperationName]: ReturnType<Operations[Name]> };
export type InputOf<Name extends OperationName> = Parameters<UseCases[Name]>[0];
export type OutcomeOf<Name extends OperationName> = Awaited<ReturnType<UseCases[Name]>>;
export type ValueOf<Name extends OperationName> = Extract<OutcomeOf<Name>, { readonly ok: true }>['value'];

// Safe because the names are the record's keys.
export const operationNames = Object.keys(operations) as readonly OperationName[];

/** Ignores inherited names such as `toString`. */
export const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name);

export const isPublicQuery = (name: OperationName): name is PublicQueryName => operations[name].kind === 'public-query';

export const isCommand = (name: OperationName): name is CommandName => operations[name].kind === 'command';

/** In seconds; 0 for operations that are not cached. */
export const cacheSecondsOf = <Name extends OperationName>(name: Name, input: InputOf<Name>): number => {
  const operation = operations[name];
  if (operation.kind !== 'public-query') return 0;
  // Safe because each rule takes its own operation's input, which the union of operations hides.
  const seconds = operation.seconds as CacheSeconds<InputOf<Name>>;
  return typeof seconds === 'number' ? seconds : seconds(input);
};
