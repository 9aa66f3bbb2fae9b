import type { ClientError } from 'graphql-request';
import * as z from 'zod/mini';
import { failureCodes } from '#contracts/failure-codes.ts';
import type { PortFailure, Rejection } from '#core/shared/failure.ts';
import { namedReason } from './finished-call.ts';

/** Nothing was sent. */
const NOT_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

const listErrorCodes = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const several = error instanceof AggregateError ? error.errors.flatMap(listErrorCodes) : [];
  return [...own, ...several, ...listErrorCodes(error.cause)];
};

/** A write that may have arrived is `unknown`. */
export const failureWithoutAnswer = (error: unknown, write: boolean): PortFailure =>
  write && !listErrorCodes(error).some((code) => NOT_SENT.includes(code))
    ? { kind: 'unknown' }
    : { kind: 'unreachable' };

/** The code of the network, such as ECONNREFUSED, else the kind of error, such as TimeoutError. */
export const reasonWithoutAnswer = (error: unknown): string | null =>
  namedReason(listErrorCodes(error)[0]) ?? (error instanceof Error ? namedReason(error.name) : null);

const broken = (write: boolean): PortFailure => ({ kind: write ? 'unknown' : 'unreachable' });

const refusal = z.object({
  code: z.string(),
  message: z.optional(z.string()),
  detail: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});

const isKnownCode = (code: string): code is keyof typeof failureCodes => Object.hasOwn(failureCodes, code);

/** null for an unknown code. */
const toCodeFailure = (
  code: string,
  message: string,
  detail: Rejection | undefined,
  write: boolean,
): PortFailure | null => {
  if (!isKnownCode(code)) return null;
  const row = failureCodes[code];
  if (row.kind === 'rejected') return { kind: 'rejected', code: row.code, message, ...(detail ? { detail } : {}) };
  return row.kind === 'unknown' ? broken(write) : { kind: row.kind };
};

const toStatusFailure = (status: number, write: boolean): PortFailure => {
  if (status === 401 || status === 403) return { kind: 'denied' };
  if (status === 404 || status === 410) return { kind: 'not-found' };
  // 429: the service did nothing.
  if (status === 429) return { kind: 'unreachable' };
  if (status >= 500) return broken(write);
  return status >= 400 ? { kind: 'rejected', code: 'bad-input', message: `HTTP ${status}` } : { kind: 'garbled' };
};

/** By its code if known, else by HTTP status. */
export const toRestFailure = (body: unknown, status: number, write: boolean): PortFailure => {
  const read = z.safeParse(refusal, body);
  const named = read.success ? toCodeFailure(read.data.code, read.data.message ?? '', read.data.detail, write) : null;
  return named ?? toStatusFailure(status, write);
};

/** The first error counts. */
export const toGraphqlFailure = (error: ClientError, write: boolean): PortFailure => {
  const [first] = error.response.errors ?? [];
  if (first === undefined)
    return error.response.status < 300 ? { kind: 'garbled' } : toStatusFailure(error.response.status, write);
  return toRestFailure({ ...first.extensions, message: first.message }, error.response.status, write);
};
