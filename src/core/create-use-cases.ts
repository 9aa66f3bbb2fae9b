import { type OperationName, operations, type UseCases } from './operations.ts';
import type { Ports } from './ports.ts';
import { fail } from './shared/result.ts';

const rows = Object.entries(operations);

/** The whole shop over its ports. A port is read when an operation that takes it runs. */
export const createUseCases = (ports: Ports): UseCases => {
  const useCases: Record<string, unknown> = {};
  // Every request makes them: a loop takes a quarter of the time of Object.fromEntries.
  for (const [name, operation] of rows) useCases[name] = bind(ports, name, operation);
  // Each name stands with its own operation over the ports, which is how UseCases is derived.
  return useCases as UseCases;
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
