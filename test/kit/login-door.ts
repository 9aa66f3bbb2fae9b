import { createServer } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { sessionKindFor } from '#backend/authorisation/log-in/log-in-result.ts';
import { openSession, revokeToken } from '#backend/authorisation/log-in/sessions.ts';
import { parties, sessions, userLogins } from '#backend/authorisation/schema.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { newId } from '#backend/platform/new-id.ts';
import type { Backend } from '#backend/server.ts';

/** A customer created for a test. */
export type TestLogin = {
  readonly token: string;
  readonly partyId: string;
  readonly userLoginId: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly status: string;
};

const guestSession = async ({ deps }: Backend, guest: string | null): Promise<string | null> => {
  if (guest === null) return null;
  const [found] = await deps.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenDigest, tokenDigest(guest)));
  return found?.id ?? null;
};

const login = async (backend: Backend, asked: URLSearchParams): Promise<TestLogin> => {
  const { deps } = backend;
  const [status, guest, as] = [asked.get('status') ?? 'VERIFIED', asked.get('guest'), asked.get('as')];
  const id = as ?? newId();
  const email = asked.get('email') ?? `${id}@example.vn`;
  const person = { fullName: 'Lê Thị Thử', email, phone: '0912345678' };
  if (as === null) {
    await deps.db.insert(parties).values({ id, ...person });
    await deps.db.insert(userLogins).values({ id, userLoginId: person.email, partyId: id, status });
  }
  const guestSessionId = await guestSession(backend, guest);
  const { accessToken } = await openSession(deps, { userLoginId: id, guestSessionId, kind: sessionKindFor(status) });
  return { token: accessToken, partyId: id, userLoginId: id, ...person, status };
};

const answer = async (running: readonly Backend[], url: URL): Promise<unknown> => {
  const backend = running[Number(url.searchParams.get('backend'))];
  if (backend === undefined) return null;
  if (url.pathname === '/revoke') return revokeToken(backend.deps, url.searchParams.get('token') ?? '');
  const statement = url.searchParams.get('sql');
  if (statement !== null) return (await backend.deps.db.execute(sql.raw(statement))).rows;
  return login(backend, url.searchParams);
};

/**
 * An HTTP server of the test kit, not of the backend. It inserts logged-in customers directly into the database, which
 * is faster than registering them, revokes tokens, and runs SQL in a backend's database, embedded or not.
 */
export const startLoginServer = (running: readonly Backend[]): Promise<{ url: string; close: () => void }> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      answer(running, new URL(request.url ?? '/', 'http://door')).then(
        (body) => response.end(JSON.stringify(body ?? null)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
