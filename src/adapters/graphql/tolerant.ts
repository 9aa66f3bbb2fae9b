import * as z from 'zod/mini';

/** For optional parts: invalid values become the fallback. Required parts are strict and make the answer garbled. */
export const textOr = (fallback: string) => z.catch(z.string(), fallback);
export const flagOr = (fallback: boolean) => z.catch(z.boolean(), fallback);
export const textOrNull = z.catch(z.nullable(z.string()), null);

/** Drops unparsable entries. */
export const listOf = <Reader extends z.ZodMiniType>(entry: Reader) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((entries: unknown[]): z.output<Reader>[] =>
      entries.flatMap((each) => {
        const read = z.safeParse(entry, each);
        return read.success ? [read.data] : [];
      }),
    ),
  );

export const orNull = <Reader extends z.ZodMiniType>(part: Reader) => z.catch(z.nullable(part), null);

/** A non-negative safe integer: đồng or a quantity. */
export const amount = z.int().check(z.gte(0));

/** An unknown field name does not compile. */
export type ReadersOf<Wire> = { readonly [Name in keyof Wire]?: z.ZodMiniType };
