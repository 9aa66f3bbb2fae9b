import { afterEach, describe } from 'vitest';
import { anonymousIdentifier, organisationId } from '#contracts/organisation.ts';
import type { TestLogin } from './login-door.ts';
import { startBackends, type TestBackend } from './start-backends.ts';

export type { TestBackend } from './start-backends.ts';

/** Started once in a worker, for all of its files. */
const backends = await startBackends();

/** A group of tests on one backend: whatever a test did to the clock, the next one begins at the machine's time. */
const groupOn = <Backend extends TestBackend>(title: string, backend: Backend, tests: (backend: Backend) => void) =>
  describe(`${title} (${backend.name})`, () => {
    afterEach(() => setClock(backend, null));
    tests(backend);
  });

/** Runs a group of tests on every backend that was started. */
export const eachBackend = (title: string, tests: (backend: TestBackend) => void): void => {
  for (const backend of backends) groupOn(title, backend, tests);
};

/** The backends on a real PostgreSQL: where races are real. */
export const eachRealBackend = (
  title: string,
  tests: (backend: TestBackend & { databaseUrl: string }) => void,
): void => {
  for (const backend of backends) {
    const { databaseUrl } = backend;
    if (databaseUrl !== null) groupOn(title, { ...backend, databaseUrl }, tests);
  }
};

/** A fresh token of one anonymous visitor: tests isolate by it. */
export const freshToken = async (backend: Pick<TestBackend, 'url'>): Promise<string> => {
  const answer = await fetch(`${backend.url}/public/${organisationId}/oauth2/api/v1/anonymous`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: anonymousIdentifier }),
  });
  const body = (await answer.json()) as { accessToken?: unknown };
  if (typeof body.accessToken !== 'string') throw new Error(`No anonymous token: HTTP ${answer.status}`);
  return body.accessToken;
};

/** Moves the backend's clock; null gives the machine's time back. Milliseconds since 1970 UTC. */
export const setClock = async (backend: Pick<TestBackend, 'url'>, now: number | null): Promise<void> => {
  await fetch(`${backend.url}/test-clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });
};

/** A customer of his own, logged in; with `guest` from the browser of that token, with `as` a customer who is there already. */
export const freshLogin = async (
  backend: Pick<TestBackend, 'doorUrl'>,
  status: 'VERIFIED' | 'UN_VERIFIED' = 'VERIFIED',
  from: { readonly guest?: string; readonly as?: string } = {},
): Promise<TestLogin> => {
  const answer = await fetch(`${backend.doorUrl}&${new URLSearchParams({ status, ...from })}`);
  // The door is the test kit's own and answers nothing else.
  return (await answer.json()) as TestLogin;
};

/** Ends a token. */
export const revoke = async (backend: Pick<TestBackend, 'doorUrl'>, token: string): Promise<void> => {
  const door = new URL(backend.doorUrl);
  door.pathname = '/revoke';
  door.searchParams.set('token', token);
  await fetch(door);
};

/** Runs a statement in a backend's database, past its services: what the world outside does. Answers the rows. */
export const runSql = async (
  backend: Pick<TestBackend, 'doorUrl'>,
  statement: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const door = new URL(backend.doorUrl);
  door.searchParams.set('sql', statement);
  const answer = await fetch(door);
  if (!answer.ok) throw new Error(await answer.text());
  // Rows of the test's own statement.
  return (await answer.json()) as readonly Readonly<Record<string, unknown>>[];
};
