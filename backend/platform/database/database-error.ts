import { lookUp } from '#core/shared/text/look-up.ts';

type DatabaseError = {
  /** SQLSTATE; null when the statement was not answered. */
  readonly code: string | null;
  /** With placeholders; null when unknown. */
  readonly statement: string | null;
};

const textOf = (error: Error, name: string): string | null => {
  const value = lookUp(error as Error & Readonly<Record<string, unknown>>, name);
  return typeof value === 'string' ? value : null;
};

/**
 * A failed statement among an error and its causes; null for other errors. The driver's error is the cause of
 * Drizzle's.
 */
export const findDatabaseError = (error: unknown): DatabaseError | null => {
  let [code, statement]: (string | null)[] = [null, null];
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    // Both drivers name the severity, so that codes such as EPIPE do not count.
    if (textOf(at, 'severity') !== null) code ??= textOf(at, 'code');
    statement ??= textOf(at, 'query');
  }
  return code === null && statement === null ? null : { code: code ?? null, statement: statement ?? null };
};

/** NUL, which no text of PostgreSQL may contain, in a parameter or in JSON. [PostgreSQL, appendix A: 22021, 22P05] */
export const isUnstorableText = (error: unknown): boolean => {
  const code = findDatabaseError(error)?.code;
  return code === '22021' || code === '22P05';
};
