import { eq, or } from 'drizzle-orm';
import type { AccountContext, AccountDeps } from '#backend/authorisation/account-deps.ts';
import { resetRequests, secondFactorTickets } from '#backend/authorisation/factors/step-schema.ts';
import { findAccountByName } from '#backend/authorisation/log-in/names.ts';
import { findAccount } from '#backend/authorisation/log-in/sessions.ts';
import { sessions, userLogins } from '#backend/authorisation/schema.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { expectedFailure } from '#backend/platform/http/expected-failure.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import type { Resolvers } from '#contracts/generated/authorization.service.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { recordSecurityEvent, type SecurityEvent } from './security-log.ts';
import { mutationEvents, type OperationArgs, type OperationRow, queryEvents } from './security-operations.ts';

/** A request as the log tells of it. */
export type RecordedRequest = { readonly visitor: RequestVisitor | null; readonly address: string };

const textOf = (args: OperationArgs, name: string): string | null => {
  const given = lookUp(args, name);
  return typeof given === 'string' && given !== '' ? given : null;
};

const isObject = (value: unknown): value is OperationArgs => typeof value === 'object' && value !== null;

/** The login name that was typed: an argument of its own, or within a request. */
const typedName = (args: OperationArgs): string | null => {
  const nested = Object.values(args).filter(isObject);
  const own = [args, ...nested].map((each) => textOf(each, 'username')).find((name) => name !== null);
  return own ?? textOf(args, 'userLoginId');
};

const partyOfToken = async ({ db }: AccountDeps, token: string): Promise<string | null> => {
  const [found] = await db
    .select({ partyId: userLogins.partyId })
    .from(sessions)
    .innerJoin(userLogins, eq(userLogins.id, sessions.userLoginId))
    .where(eq(sessions.tokenDigest, tokenDigest(token)));
  return found?.partyId ?? null;
};

const partyOfTicket = async ({ db }: AccountDeps, ticket: string): Promise<string | null> => {
  const [found] = await db
    .select({ partyId: userLogins.partyId })
    .from(secondFactorTickets)
    .innerJoin(userLogins, eq(userLogins.id, secondFactorTickets.userLoginId))
    .where(eq(secondFactorTickets.digest, tokenDigest(ticket)));
  return found?.partyId ?? null;
};

/** By the key of the request or of its link. */
const partyOfReset = async ({ db }: AccountDeps, resetKey: string): Promise<string | null> => {
  const digest = tokenDigest(resetKey.split('.')[0] ?? '');
  const [found] = await db
    .select({ partyId: userLogins.partyId })
    .from(resetRequests)
    .innerJoin(userLogins, eq(userLogins.id, resetRequests.userLoginId))
    .where(or(eq(resetRequests.keyDigest, digest), eq(resetRequests.linkDigest, digest)));
  return found?.partyId ?? null;
};

/** The account that a call is about, before it runs: afterwards its token may be gone. */
const findSubject = async (
  deps: AccountDeps,
  { visitor }: RecordedRequest,
  args: OperationArgs,
): Promise<string | null> => {
  if (visitor?.partyId) return visitor.partyId;
  const [name, token, ticket] = [typedName(args), textOf(args, 'accessToken'), textOf(args, 'ticket')];
  if (name !== null) return (await findAccountByName(deps.db, name))?.party.id ?? null;
  if (token !== null) return partyOfToken(deps, token);
  if (ticket !== null) return partyOfTicket(deps, ticket);
  const [resetKey, loginId] = [textOf(args, 'resetKey'), textOf(args, 'userId')];
  if (resetKey !== null) return partyOfReset(deps, resetKey);
  return loginId === null ? null : ((await findAccount(deps.db, loginId))?.party.id ?? null);
};

type Outcome = Pick<SecurityEvent, 'result' | 'failure'>;

const outcomeOf = (answer: unknown): Outcome => {
  if (answer === false) return { result: 'refused' };
  const needsCode = isObject(answer) && typeof answer.secondFactorTicket === 'string';
  return { result: needsCode ? 'half' : 'done' };
};

const outcomeOfError = (error: unknown): Outcome => {
  const refusal = expectedFailure(error);
  return refusal === null ? { result: 'failed' } : { result: 'refused', failure: refusal.code };
};

/** Runs an operation and writes what became of it to the security log. */
export const recordOperation = async <Answer>(
  deps: AccountDeps,
  request: RecordedRequest,
  row: OperationRow,
  args: OperationArgs,
  act: () => Promise<Answer>,
): Promise<Answer> => {
  if (typeof row === 'string') return act();
  const event = typeof row.event === 'function' ? row.event(args) : row.event;
  const known = await findSubject(deps, request, args);
  const name = typedName(args);
  const write = async (outcome: Outcome, partyId: string | null): Promise<void> => {
    // A log-out of nobody is no event.
    if (outcome.result === 'done' && partyId === null && name === null) return;
    const { address, visitor } = request;
    await recordSecurityEvent(deps, {
      event,
      ...outcome,
      partyId,
      name,
      address,
      sessionId: visitor?.sessionId ?? null,
    });
  };
  try {
    const answer = await act();
    await write(outcomeOf(answer), known ?? (isObject(answer) ? textOf(answer, 'partyId') : null));
    return answer;
  } catch (error) {
    await write(outcomeOfError(error), known);
    throw error;
  }
};

type Fields = Readonly<Record<string, Field>>;
export type RecordedResolvers = { readonly Query: Fields; readonly Mutation: Fields };

type Field = (parent: unknown, args: OperationArgs, context: AccountContext, info: unknown) => unknown;

const recorded =
  (rows: Readonly<Record<string, OperationRow>>) =>
  ([name, resolve]: readonly [string, Field]): readonly [string, Field] => {
    const row = lookUp(rows, name);
    if (row === undefined) throw new Error(`${name} has no row in security-operations.ts`);
    const call: Field = async (parent, args, context, info) => {
      const request = { visitor: await context.visitor(), address: context.address };
      return recordOperation(context.deps, request, row, args, async () => resolve(parent, args, context, info));
    };
    return [name, typeof row === 'string' ? resolve : call];
  };

const recordedFields = (fields: object | undefined, rows: Readonly<Record<string, OperationRow>>): Fields =>
  // The generated types have checked each resolver; only their common shape counts here.
  Object.fromEntries(Object.entries((fields ?? {}) as Record<string, Field>).map(recorded(rows)));

/** All resolvers of the service, each with its row of `security-operations.ts`. */
export const withSecurityLog = ({ Query, Mutation }: Resolvers<AccountContext>): RecordedResolvers => ({
  Query: recordedFields(Query, queryEvents),
  Mutation: recordedFields(Mutation, mutationEvents),
});
