import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { createInnerApp, createPublicApp } from '#backend/listeners.ts';
import { startBackend } from '#backend/server.ts';
import { freePort, publicPortOf } from '#test/kit/backends/free-port.ts';
import { type ForeignIssuer, issuerClient, startForeignIssuer } from '#test/kit/servers/foreign-issuer.ts';
import { bySize } from '#test/kit/test-size.ts';
import { type BackendRoute, backendRequest, graphqlPathsOf } from './backend-requests.ts';
import { exchange } from './exchange.ts';
import { hostRequest } from './host-requests.ts';
import { type HostileRequest, malformedRequest } from './http-request.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

/** HOSTILE_REQUESTS says another number; HOSTILE_SEED repeats a run. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? bySize({ everyday: 500, whole: 5_000, nightly: 200_000 }));
const SEED = Number(process.env.HOSTILE_SEED ?? process.env.TEST_SEED ?? Date.now() % 2 ** 31);
const MAX_GROWTH_BYTES = 60 * 1024 * 1024;
/** Tried until the memory no longer grows. */
const ROUNDS = 3;
/** Requests that are generated together. */
const BATCH = 250;
const AT_ONCE = 8;

const folder = mkdtempSync(join(tmpdir(), 'shop-hostile-'));
const running: MeasuredProcess[] = [];
afterAll(async () => {
  await Promise.all([issuer.close(), ...running.map((each) => each.stop())]);
  rmSync(folder, { recursive: true, force: true });
});

type Shop = { readonly process: MeasuredProcess; readonly port: number };
let host: Shop;
let backend: Shop;
/** The listener of the backend that strangers reach. */
let door: Shop;
let issuer: ForeignIssuer;
let innerRoutes: readonly BackendRoute[];
let publicRoutes: readonly BackendRoute[];

beforeAll(async () => {
  const listed = await startBackend(
    parseEnvironment({
      MODE: 'development',
      BACKEND_PORT: '0',
      STAFF_PORT: '0',
      DATA_DIR: join(folder, 'listed'),
      LOG_LEVEL: 'error',
    }),
  );
  const given = ({ path }: BackendRoute): boolean => path !== '/*';
  innerRoutes = createInnerApp(listed.deps).routes.filter(given);
  publicRoutes = createPublicApp(listed.deps).routes.filter(given);
  await listed.close();
  const [port, backendPort] = [await freePort(), await freePort()];
  // With every provider at hand, no log-in can be refused for the want of one.
  issuer = await startForeignIssuer(
    `http://127.0.0.1:${publicPortOf(backendPort)}/authorization-gateway/callback/openid`,
  );
  const env = {
    ...process.env,
    MODE: 'development',
    NODE_ENV: 'production',
    // glibc otherwise keeps freed memory for each thread.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '131072',
    LOG_LEVEL: 'error',
    DATA_DIR: join(folder, 'shop'),
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    STAFF_PORT: '0',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    SERVICES_ORIGIN: `http://127.0.0.1:${backendPort}`,
    AUTH_PUBLIC_ORIGIN: `http://127.0.0.1:${publicPortOf(backendPort)}`,
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: issuerClient.id,
    OIDC_CLIENT_SECRET: issuerClient.secret,
  };
  const start = async (name: 'backend' | 'host', at: number): Promise<Shop> => {
    const started = await startMeasured(name, env, `http://127.0.0.1:${at}/readyz`);
    running.push(started);
    return { process: started, port: at };
  };
  backend = await start('backend', backendPort);
  door = { process: backend.process, port: publicPortOf(backendPort) };
  host = await start('host', port);
});

/** What only a program's inside knows: a stack, a file of the program, a statement. */
const inside = /\n\s+at \S+ \(|node_modules|dist\/(host|backend)|DrizzleQueryError|Failed query|select "/;

const problemOf = (answer: string): string | null => {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
  if (status >= 500) return `answered ${status}`;
  return inside.test(answer) ? 'told its inside' : null;
};

/** The session of a guest at the host, and of a demo customer. */
const cookiesOf = async (path: string, form?: string): Promise<string> => {
  const init =
    form === undefined
      ? {}
      : {
          method: 'POST',
          body: form,
          headers: { origin: `http://127.0.0.1:${host.port}`, 'content-type': 'application/x-www-form-urlencoded' },
        };
  const answer = await fetch(`http://127.0.0.1:${host.port}${path}`, { redirect: 'manual', ...init });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

const identitiesOfHost = async (): Promise<readonly (readonly string[])[]> => {
  const customer = await cookiesOf(
    '/dang-nhap',
    '_use=logIn&username=khach@example.vn&password=Thue-May-2026&remember=on',
  );
  const origin = `origin: http://127.0.0.1:${host.port}`;
  return [[origin], [origin, `cookie: ${await cookiesOf('/gio-hang')}`], [origin, `cookie: ${customer}`]];
};

const identitiesOfBackend = async (): Promise<readonly (readonly string[])[]> => {
  const answer = await fetch(`http://127.0.0.1:${backend.port}/public/oauth2/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'khach@example.vn', password: 'Thue-May-2026' }),
  });
  const { accessToken } = (await answer.json()) as { readonly accessToken?: string };
  return [[], [`authorization: Bearer ${accessToken}`]];
};

const attack = async (
  shop: Shop,
  request: fc.Arbitrary<HostileRequest>,
  identities: () => Promise<readonly (readonly string[])[]>,
  count: number,
  seed: number,
) => {
  const problems: string[] = [];
  for (let done = 0; done < count; done += BATCH) {
    // Anew, because some requests end a session.
    const known = await identities();
    const batch = fc
      .sample(fc.tuple(request, fc.nat(known.length - 1)), { seed: seed + done, numRuns: BATCH })
      .values();
    const work = async () => {
      for (const [each, who] of batch) {
        const problem = await exchange(shop.port, each.bytes(known[who] ?? [])).then(problemOf, String);
        if (problem !== null) problems.push(`${problem}: ${JSON.stringify(each.text).slice(0, 2_000)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return problems;
};

test('V2.2.1 V13.4.2 V16.5.1 hostile requests get no 5xx, no insight, and leave no memory behind', async () => {
  const graphqlPaths = graphqlPathsOf(innerRoutes);
  const all = (count: number, seed: number) =>
    Promise.all([
      attack(
        host,
        fc.oneof({ weight: 12, arbitrary: hostRequest }, malformedRequest),
        identitiesOfHost,
        count / 2,
        seed,
      ),
      attack(
        backend,
        fc.oneof({ weight: 12, arbitrary: backendRequest(innerRoutes, graphqlPaths) }, malformedRequest),
        identitiesOfBackend,
        count / 4,
        seed,
      ),
      attack(
        door,
        fc.oneof({ weight: 12, arbitrary: backendRequest(publicRoutes, graphqlPaths) }, malformedRequest),
        identitiesOfBackend,
        count / 4,
        seed + 1,
      ),
    ]).then((found) => found.flat());
  process.stdout.write(`${REQUESTS} hostile requests from HOSTILE_SEED=${SEED}\n`);
  // The first ones compile and fill the caches, which are bounded by bytes.
  const problems = await all(Math.max(1_000, REQUESTS / 10), SEED - 1_000_000);
  const memory = () => Promise.all([host, backend].map((each) => each.process.memory()));
  // A cache that was still filling grows in one round; what leaks grows in every round.
  const growth: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await memory();
    problems.push(...(await all(REQUESTS, SEED + round * REQUESTS)));
    const after = await memory();
    growth.splice(0, growth.length, ...after.map((bytes, at) => bytes - (before[at] ?? 0)));
    process.stdout.write(
      `resident memory of host and backend in MB: ${before.map(toMegabytes)}, afterwards ${after.map(toMegabytes)}\n`,
    );
    if (growth.every((bytes) => bytes < MAX_GROWTH_BYTES)) break;
  }
  expect(problems, host.process.log() + backend.process.log()).toEqual([]);
  for (const bytes of growth) expect(bytes).toBeLessThan(MAX_GROWTH_BYTES);
});

const toMegabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
