import { type OperationName, operations, type UseCases } from './operations.ts';
import type { Ports } from './ports.ts';
import { fail } from './shared/result.ts';

const rows = Object.entries(operations);

/**
 * Binds all operations to the ports. A port is read only when an operation that uses it runs. `isView`: a member of the
 * staff looks at the shop as a customer, and commands fail before they begin.
 */
export const createUseCases = (ports: Ports, { isView } = { isView: false }): UseCases => {
  const useCases: Record<string, unknown> = {};
  // Runs per request: a loop takes a quarter of the time of Object.fromEntries.
  for (const [name, operation] of rows)
    useCases[name] = isView && isClosed(name, operation) ? refuse : bind(ports, name, operation);
  // Safe because UseCases is derived from the same operations.
  return useCases as UseCases;
};

/** An operation of any type; inputs and answers pass through unread. */
type Operation = ((ports: Ports) => (input: never) => Promise<unknown>) & {
  readonly kind: (typeof operations)[OperationName]['kind'];
};

/** A view changes nothing but itself. */
const openInView: readonly string[] = ['openView', 'endView'] satisfies OperationName[];

const isClosed = (name: string, { kind }: Operation): boolean => kind === 'command' && !openInView.includes(name);

const refuse = async () => fail({ kind: 'view-only' });

const bind = (ports: Ports, name: string, operation: Operation) =>
  operation.kind === 'command' ? catchUnexpected(ports, name, operation) : (input: never) => operation(ports)(input);

/** Turns an exception of a command into a logged `unexpected`, so that the page keeps the form input. [CART-10] */
const catchUnexpected = (ports: Ports, name: string, command: Operation) => async (input: never) => {
  try {
    return await command(ports)(input);
  } catch (error) {
    ports.log.warn('Unforeseen failure', { command: name, error: String(error) });
    return fail({ kind: 'unexpected' });
  }
};
