import { type OperationName, operations, type UseCases } from './operations.ts';
import type { Ports } from './ports.ts';
import { fail } from './shared/result.ts';

/** The whole shop over its ports. A port is read when an operation that takes it runs. */
export const createUseCases = (ports: Ports): UseCases => {
  const bound = Object.entries(operations).map(([name, operation]) => [name, bind(ports, name, operation)]);
  // Each name stands with its own operation over the ports, which is how UseCases is derived.
  return Object.fromEntries(bound) as UseCases;
};

/** An operation as it is handed through: neither its input nor its answer is read here. */
type Operation = ((ports: Ports) => (input: never) => Promise<unknown>) & {
  readonly kind: (typeof operations)[OperationName]['kind'];
};

const bind = (ports: Ports, name: string, operation: Operation) =>
  operation.kind === 'command' ? catchUnexpected(ports, name, operation) : (input: never) => operation(ports)(input);

/** A command that breaks in a way nobody expected is logged and told as such; what was typed stays on the page. [CART-10] */
const catchUnexpected = (ports: Ports, name: string, command: Operation) => async (input: never) => {
  try {
    return await command(ports)(input);
  } catch (error) {
    ports.log.warn('Unforeseen failure', { command: name, error: String(error) });
    return fail({ kind: 'unforeseen' });
  }
};
