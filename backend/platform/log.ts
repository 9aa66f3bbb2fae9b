import { type DestinationStream, type Logger, pino } from 'pino';
import { findDatabaseError } from './database/database-error.ts';
import type { BackendEnvironment } from './environment.ts';

/** `at`: where the error was created, without its message. */
type ErrorRecord = {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly statement?: string;
  readonly at: readonly string[];
};

/** Characters of a statement that are logged. */
export const MAX_STATEMENT_LENGTH = 1_000;

/** The stack begins with the message, which may have several lines. */
const stackFrames = ({ stack = '', message }: Error): readonly string[] => {
  const from = stack.indexOf(message);
  const below = from === -1 ? '' : stack.slice(from + message.length);
  return below.split('\n').flatMap((line) => (/^\s+at /.test(line) ? [line.trim()] : []));
};

const codeOf = (error: Error): { readonly code?: string } =>
  'code' in error && typeof error.code === 'string' ? { code: error.code } : {};

/** These cite the text that could not be parsed. */
const isCiting = (error: Error): boolean => error instanceof SyntaxError || error.name === 'ZodError';

/**
 * What the log says about an error. A failed statement is named by its text with placeholders and its SQLSTATE: the
 * message and the details of the database cite the parameters, which are personal data. Other errors keep their
 * message, but no other property. [ASVS V14.2.4, V16.2.5]
 */
export const errorRecord = (error: unknown): ErrorRecord => {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const at = stackFrames(error);
  const failed = findDatabaseError(error);
  if (failed !== null) {
    const { code, statement } = failed;
    return {
      type: 'DatabaseError',
      ...(code === null ? {} : { code }),
      ...(statement === null ? {} : { statement: statement.slice(0, MAX_STATEMENT_LENGTH) }),
      at,
    };
  }
  return { type: error.name, ...codeOf(error), ...(isCiting(error) ? {} : { message: error.message }), at };
};

/** JSON lines; every error goes through `errorRecord`. Writes to standard output unless a `destination` is given. */
export const createLog = (
  { logLevel }: Pick<BackendEnvironment, 'logLevel'>,
  destination?: DestinationStream,
): Logger => {
  const options = { level: logLevel, base: { app: 'backend' }, serializers: { err: errorRecord } };
  return destination === undefined ? pino(options) : pino(options, destination);
};
