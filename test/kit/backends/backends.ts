import { afterEach, describe } from 'vitest';
import { type Wire, wires } from '#composition/host-settings.ts';
import { anonymousIdentifier, organisationId } from '#contracts/organisation.ts';
import type { TestLogin } from '#test/kit/login-door.ts';
import { startBackends, type TestBackend } from './start-backends.ts';

export type { TestBackend } from './start-backends.ts';

/** Started once per worker and shared by all of its test files. */
const backends = await startBackends();

/** A group of tests on one backend. The clock is reset to the system time after every test. */
const groupOn = <Backend extends TestBackend>(title: string, backend: Backend, tests: (backend: Backend) => void) =>
  describe(`${title} (${backend.name})`, () => {
    afterEach(() => setClock(backend, null));
    tests(backend);
  });

/** Runs a group of tests on every running backend. */
export const eachBackend = (title: string, tests: (backend: TestBackend) => void): void => {
  for (const backend of backends) groupOn(title, backend, tests);
};

/**
 * The wires by which a group of tests asks this backend: each engine by another, because a wire ends above the database
 * and neither knows of the other. Without PostgreSQL the embedded one is asked by both.
 */
export const wiresTo = ({ databaseUrl }: TestBackend): readonly Wire[] => {
  if (databaseUrl !== null) return ['graphql'];
  return backends.length === 1 ? wires : ['rest'];
};

/** Runs a group of tests on the backends with a real PostgreSQL only, because races need real concurrency. */
export const eachRealBackend = (
  title: string,
  tests: (backend: TestBackend & { databaseUrl: string }) => void,
): void => {
  for (const backend of backends) {
    const { databaseUrl } = backend;
    if (databaseUrl !== null) groupOn(title, { ...backend, databaseUrl }, tests);
  }
};

/** A new token of an anonymous visitor; separate tokens isolate tests from each other. */
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

/** Sets the backend's clock, in milliseconds since 1970 UTC; null resets it to the system time. */
export const setClock = async (backend: Pick<TestBackend, 'url'>, now: number | null): Promise<void> => {
  const set = () =>
    fetch(`${backend.url}/sandbox-clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    });
  // After a long test the kept connection is closed at the moment of its use; a clock may be set twice.
  await set().catch(set);
};

/**
 * Logs in a new customer. `guest` logs in from the browser with that guest token; `as` logs in an existing customer,
 * `email` is the address of the new one.
 */
export const freshLogin = async (
  backend: Pick<TestBackend, 'doorUrl'>,
  status: 'VERIFIED' | 'UN_VERIFIED' = 'VERIFIED',
  from: { readonly guest?: string; readonly as?: string; readonly email?: string } = {},
): Promise<TestLogin> => {
  const answer = await fetch(`${backend.doorUrl}&${new URLSearchParams({ status, ...from })}`);
  // The test kit's own login server returns nothing else.
  return (await answer.json()) as TestLogin;
};

/** Revokes a token. */
export const revoke = async (backend: Pick<TestBackend, 'doorUrl'>, token: string): Promise<void> => {
  const door = new URL(backend.doorUrl);
  door.pathname = '/revoke';
  door.searchParams.set('token', token);
  await fetch(door);
};

/**
 * Subjects and texts of the mails about the order of a service, newest first, as JSON. Other tests write to the same
 * customer, some of them at a later time.
 */
export const mailsAbout = async (backend: Pick<TestBackend, 'doorUrl'>, serviceId: string): Promise<string> =>
  JSON.stringify(
    await runSql(
      backend,
      `select m.subject, m.text from outbox_messages m join cloud_services s on s.order_id = m.order_id
      where s.id = '${serviceId}' order by m.created_at desc`,
    ),
  );

/** Runs a statement directly in a backend's database, to simulate external changes. Returns the rows. */
export const runSql = async (
  backend: Pick<TestBackend, 'doorUrl'>,
  statement: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const door = new URL(backend.doorUrl);
  door.searchParams.set('sql', statement);
  const answer = await fetch(door);
  if (!answer.ok) throw new Error(await answer.text());
  // The rows of the test's own statement.
  return (await answer.json()) as readonly Readonly<Record<string, unknown>>[];
};
