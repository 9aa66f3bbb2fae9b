import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleRemote } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { sendCodeByName } from '#backend/authorisation/factors/activation.ts';
import { requestReset } from '#backend/authorisation/factors/reset-password.ts';
import type { Caller } from '#backend/authorisation/log-in/caller.ts';
import { logIn } from '#backend/authorisation/log-in/log-in.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { freshName, newCustomer, registerUnverified } from '#test/account/account-subject.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { type Office, openOffice } from '#test/staff/staff-office.ts';

/** A stranger in a browser that nobody has seen. */
const stranger = (): Caller => ({
  visitor: { sessionId: newId(), partyId: null, guestSessionId: null, staff: false },
  address: '',
  device: '',
  idempotencyKey: null,
});

/** The same database, embedded or remote, which tells each statement. */
const loggedDatabase = (db: Database, logQuery: (text: string) => void): Database => {
  // Drizzle names the client that it was given.
  const { $client: client } = db as unknown as { readonly $client: PGlite | Pool };
  const logger = { logQuery };
  // Both drivers return rows from `execute`, as those of the backend do.
  return (client instanceof PGlite
    ? drizzleEmbedded({ client, logger })
    : drizzleRemote({ client, logger })) as unknown as Database;
};

describe('what a stranger learns from the work of a call', () => {
  let office: Office;
  let names: readonly string[];
  beforeAll(async () => {
    office = await openOffice();
    const subject = await backendAccountSubject(office.backend);
    // A verified account, one that awaits its code, and a name that nobody has.
    names = [(await newCustomer(subject)).username, (await registerUnverified(subject)).username, freshName()];
  });
  afterAll(() => office.close());

  /** None of the calls reaches these. */
  const untouched = { providers: () => null, emailReplaced: async () => undefined, mayView: async () => false };

  /** The statements that a call sends for each of the names, and its answers. */
  const observe = async (call: (deps: AccountDeps, name: string) => Promise<unknown>) => {
    const seen: { readonly statements: readonly string[]; readonly answer: unknown }[] = [];
    for (const name of names) {
      const statements: string[] = [];
      const db = loggedDatabase(office.backend.deps.db, (text) => statements.push(text));
      const answer = await call({ ...office.backend.deps, db, ...untouched }, name).catch(String);
      seen.push({ statements: [...statements], answer });
    }
    return seen;
  };
  const shapeOf = (answer: unknown): string =>
    JSON.stringify(answer)
      .replace(/[\w-]{30,}(@|")/g, '*$1')
      .replace(/"\w•••/g, '"•••')
      .replace(/"\d{4}-[^"]+Z"/g, '"time"');

  test.each([
    ['sendSmsVerifyCode', (deps: AccountDeps, name: string) => sendCodeByName(deps, stranger(), name)],
    ['createResetKey', (deps: AccountDeps, name: string) => requestReset(deps, stranger(), name)],
    ['login', (deps: AccountDeps, username: string) => logIn(deps, stranger(), { username, password: 'khong-phai' })],
  ] as const)(
    'V6.3.8 %s does the same work and answers alike whether or not somebody has the name',
    async (_, call) => {
      const [verified, waiting, unknown] = await observe(call);
      expect(unknown?.statements.length).toBeGreaterThan(2);
      expect(verified?.statements).toEqual(unknown?.statements);
      expect(waiting?.statements).toEqual(unknown?.statements);
      expect(shapeOf(verified?.answer)).toBe(shapeOf(unknown?.answer));
      expect(shapeOf(waiting?.answer)).toBe(shapeOf(unknown?.answer));
    },
  );

  test('V6.3.8 the id of a sent code is new for each call of a stranger', async () => {
    const ask = (deps: AccountDeps, name: string) => sendCodeByName(deps, stranger(), name);
    const ids = [...(await observe(ask)), ...(await observe(ask))].map(({ answer }) => (answer as { id: string }).id);
    expect(new Set(ids).size).toBe(6);
  });
});
