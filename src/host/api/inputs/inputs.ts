import type * as z from 'zod';

type Operation = (ports: never) => (input: never) => Promise<unknown>;

/** One schema per operation of a capability: an operation without one does not compile. */
export type Inputs<Operations extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Operations]: z.ZodType<Parameters<ReturnType<Operations[Name]>>[0]>;
};
