import * as z from 'zod/mini';

/**
 * Parsers for optional parts of an answer: missing, null or mistyped values become the fallback. Required parts are
 * parsed strictly and make the answer garbled.
 */
export const textOr = (fallback: string) => z.catch(z.string(), fallback);
export const flagOr = (fallback: boolean) => z.catch(z.boolean(), fallback);
export const textOrNull = z.catch(z.nullable(z.string()), null);

/** A list without its unparsable entries. */
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

/** Parsers by field name of a wire type; an unknown name does not compile. */
export type ReadersOf<Wire> = { readonly [Name in keyof Wire]?: z.ZodMiniType };
