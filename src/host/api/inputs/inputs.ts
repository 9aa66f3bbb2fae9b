import type * as z from 'zod';

type Operation = (ports: never) => (input: never) => Promise<unknown>;

/** An operation without a schema does not compile. */
export type Inputs<Operations extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Operations]: z.ZodType<Parameters<ReturnType<Operations[Name]>>[0]>;
};
