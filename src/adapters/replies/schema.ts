import * as z from 'zod/mini';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

/** Non-empty text. */
export const filled = z.string().check(z.minLength(1));
/** A non-negative safe integer: đồng or a quantity. */
export const amount = z.int().check(z.gte(0));
/** At most 10^12 đồng: a larger number is an error, and below it all products are exact. */
export const money = z.int().check(z.gte(0), z.lte(1e12));
export const percent = z.number().check(z.gte(0), z.lte(100));
/** An ISO 8601 time, as ms since 1970 UTC. */
export const instant = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => Date.parse(text)),
  ),
  z.number(),
);

/** For optional parts: invalid values become the fallback. Required parts are strict and make the answer garbled. */
export const textOr = (fallback: string) => z.catch(z.string(), fallback);
export const flagOr = (fallback: boolean) => z.catch(z.boolean(), fallback);
/** Missing or mistyped text becomes empty. */
export const text = textOr('');
export const textOrNull = z.catch(z.nullable(z.string()), null);
export const orNull = <Reader extends z.ZodMiniType>(part: Reader) => z.catch(z.nullable(part), null);

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

/** An unknown field name does not compile. */
export type ReadersOf<Wire> = { readonly [Name in keyof Wire]?: z.ZodMiniType };
/** Parsers by field name of a wire type; a missing name does not compile either. */
export type AllReadersOf<Wire> = Readonly<Record<keyof Wire, unknown>>;

/** Converts a parsed wire value to the core's type. */
export const converted = <Wire, Given, Value>(reader: z.ZodMiniType<Wire, Given>, convert: (wire: Wire) => Value) =>
  z.pipe(reader, z.transform(convert));

/** The same with a conversion that can fail, which makes the answer garbled. */
export const convertedOrGarbled = <Wire, Given, Value>(
  reader: z.ZodMiniType<Wire, Given>,
  convert: (wire: Wire) => Value | null,
) =>
  z.pipe(
    reader,
    z.transform((wire: Wire, context): Value => {
      const value = convert(wire);
      if (value !== null) return value;
      context.issues.push({ code: 'custom', input: wire });
      return z.NEVER;
    }),
  );

/** Parses an answer whose content does not matter, such as `true`. */
export const discarded = (reader: z.ZodMiniType) => converted(reader, () => undefined);

/** The only field of a GraphQL answer. */
export const field = <Name extends string, Value>(name: Name, reader: z.ZodMiniType<Value>) =>
  // A computed key of one name yields a record with that name.
  converted(
    z.object({ [name]: reader }) as unknown as z.ZodMiniType<Record<Name, Value>, Record<Name, unknown>>,
    (answer) => answer[name],
  );

/** `not-found` when an answer has no value. */
export const required = async <Value>(
  asked: Promise<Result<Value | null, PortFailure>>,
): Promise<Result<Value, PortFailure>> => {
  const answer = await asked;
  if (!answer.ok) return answer;
  return answer.value === null ? fail({ kind: 'not-found' }) : ok(answer.value);
};
