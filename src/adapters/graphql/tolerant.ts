import * as z from 'zod/mini';

/**
 * Readers for parts of an answer that the shop can do without: what is missing, null or of another type becomes the
 * fallback. Parts that it cannot do without are read plainly and make the answer garbled.
 */
export const textOr = (fallback: string) => z.catch(z.string(), fallback);
export const flagOr = (fallback: boolean) => z.catch(z.boolean(), fallback);
export const textOrNull = z.catch(z.nullable(z.string()), null);

/** A list of which unreadable entries are left out. */
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

/** A whole, safe, not negative number: đồng or a count. */
export const amount = z.int().check(z.gte(0));

/** Names of a wire type, each with the reader of its value: a name that the wire does not know does not compile. */
export type ReadersOf<Wire> = { readonly [Name in keyof Wire]?: z.ZodMiniType };
