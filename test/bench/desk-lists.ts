import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { parseEnvironment } from '#backend/environment.ts';
import { staffPlaceOf } from '#backend/listeners.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import type { DeskQuery, DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { streamCsv } from '#backend/platform/desk/list-file.ts';
import type { StaffMember } from '#backend/platform/staff-route.ts';
import { startBackend } from '#backend/server.ts';
import { leadStages } from '#contracts/desk/consultation-record.ts';
import { allRights } from '#contracts/rights/staff-rights.ts';
import { startPostgres } from '#test/kit/backends/postgres.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';
import { fillShop } from './fill-shop.ts';

export type DeskTime = {
  readonly list: string;
  /** What of the list was asked for. */
  readonly what: string;
  readonly rows: number;
  /** The median. */
  readonly milliseconds: number;
  /** Of the processors, backend and database together: what it takes on a machine that has nothing else to do. */
  readonly cpu: number;
  /** Allowed, where that is not what a list may take. */
  readonly most?: number;
};

/** What members look for: a name, one misheard, one that many have, an e-mail address, a network address, numbers. */
const searches = [
  'Nguyễn Minh Anh',
  'Nguyên Mih Anh',
  'anh',
  'khach.5@example.vn',
  '45.0.9.9',
  'DH202608020001',
  '5678',
  'zzz',
];

const one = (name: string, values: readonly string[]): readonly Readonly<Record<string, string>>[] =>
  values.map((value) => ({ [name]: value }));

const filters: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  orders: one('status', ['open', 'confirmed', 'completed', 'closed']),
  services: [
    ...one('due', ['late', 'soon', 'pending']),
    ...one('line', ['web-hosting', 'domain']),
    { due: 'soon', line: 'domain' },
  ],
  machines: one('state', ['asked', 'pending', 'ended']),
  invoices: [...one('month', ['2026-06', '2025-01']), ...one('report', ['failed', 'sent'])],
  transfers: one('state', ['waiting', 'returned']),
  refunds: one('state', ['asked', 'confirmed', 'paid']),
  'support-requests': [...one('state', ['waiting', 'closed']), { customer: 'kh-demo' }],
  reviews: one('state', ['waiting', 'shown']),
  consultations: [...one('stage', leadStages), { call: 'due' }, { customer: 'kh-demo' }],
  'set-ups': one('due', ['late', 'today']),
  papers: one('state', ['waiting', 'approved']),
  'domain-transfers': one('state', ['moving']),
  zones: one('state', ['failing']),
  mails: one('state', ['dead', 'sent']),
  'balance-entries': one('kind', ['top-up', 'correction']),
  log: [{ kind: 'all' }, { about: 'orders' }, { day: '2026-11-01' }],
  'registrar-tasks': one('kind', ['register']),
  approvals: one('state', ['waiting']),
  stocks: one('stock', ['low']),
};

/** What the first page of the desk counts; see its cards. */
const home: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['orders', { status: 'open' }],
  ['transfers', { state: 'waiting' }],
  ['refunds', { state: 'asked' }],
  ['refunds', { state: 'confirmed' }],
  ['support-requests', { state: 'waiting' }],
  ['reviews', { state: 'waiting' }],
  ['consultations', { stage: 'new' }],
  ['consultations', { call: 'due' }],
  ['set-ups', {}],
  ['set-ups', { due: 'late' }],
  ['machines', { state: 'asked' }],
  ['papers', { state: 'waiting' }],
  ['domain-transfers', { state: 'moving' }],
  ['registrar-tasks', {}],
  ['zones', { state: 'failing' }],
  ['mails', { state: 'dead' }],
  ['services', { due: 'late' }],
  ['services', { due: 'soon' }],
];

const member: StaffMember = {
  id: 'bench',
  name: 'bench',
  roles: [],
  rights: allRights,
  sessionId: 'bench',
  device: '',
};
/** For 50,000 rows. */
const FILE_MS = 15_000;
const RUNS = 5;
const ROWS = 25;
const PAGE = 100;

type Timer = (list: string, what: string, run: () => Promise<number>) => Promise<number>;
/** Milliseconds of the processors so far. */
type CpuNow = () => number;

const timerInto =
  (times: DeskTime[], cpuNow: CpuNow): Timer =>
  async (list, what, run) => {
    const each: number[] = [];
    let rows = 0;
    const before = cpuNow();
    for (let at = 0; at < RUNS; at += 1) {
      const began = performance.now();
      rows = await run();
      each.push(performance.now() - began);
    }
    const [milliseconds = 0] = each.toSorted((a, b) => a - b).slice(RUNS >> 1);
    times.push({ list, what, rows, milliseconds, cpu: (cpuNow() - before) / RUNS });
    return rows;
  };

const measureList = async (time: Timer, { name, sorts, list }: DeskResource): Promise<void> => {
  const ask = (what: string, query: Partial<DeskQuery>) =>
    time(name, what, async () => {
      const asked = { words: '', filter: {}, sort: sorts[0], isDescending: true, limit: ROWS, offset: 0, ...query };
      return (await list(asked, member)).total;
    });
  for (const sort of sorts)
    for (const isDescending of [true, false]) {
      const by = `by ${sort} ${isDescending ? 'down' : 'up'}`;
      const total = await ask(`${by}, first page`, { sort, isDescending });
      const last = Math.floor((total - 1) / ROWS) * ROWS;
      if (last >= ROWS * PAGE) await ask(`${by}, page ${PAGE}`, { sort, isDescending, offset: (PAGE - 1) * ROWS });
      if (last > 0) await ask(`${by}, last page`, { sort, isDescending, offset: last });
    }
  for (const filter of filters[name] ?? []) {
    const what = `with ${Object.entries(filter).flat().join(' ')}`;
    const total = await ask(what, { filter });
    if (total > ROWS * PAGE) await ask(`${what}, last page`, { filter, offset: Math.floor((total - 1) / ROWS) * ROWS });
  }
  for (const words of searches) await ask(`for «${words}»`, { words });
};

/** Orders that come in while their list is read. */
const placeOrders = (databaseUrl: string, isOver: () => boolean) => async (): Promise<number> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let placed = 0;
  while (!isOver()) {
    await client.query(
      `insert into orders select copy.* from (select to_jsonb(t) as row from orders t where status = 50 limit 1) one
       cross join lateral jsonb_populate_record(null::orders, one.row || jsonb_build_object('id', md5(random()::text), 'number', 'DH' || md5(random()::text),
         'created_at', (extract(epoch from now()) * 1000)::bigint)) copy`,
    );
    placed += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await client.end();
  return placed;
};

/** Milliseconds for a file of all finished orders, which are placed meanwhile. */
const measureFile = async (
  databaseUrl: string,
  { name, columns, list }: DeskResource,
  cpuNow: CpuNow,
): Promise<DeskTime> => {
  const before = cpuNow();
  let isOver = false;
  const placing = placeOrders(databaseUrl, () => isOver)();
  const began = performance.now();
  const wanted = { words: '', filter: { status: 'completed' }, sort: '', isDescending: true };
  const text = await new Response(streamCsv({ columns, list: (query) => list(query, member) }, wanted)).text();
  const milliseconds = performance.now() - began;
  isOver = true;
  const placed = await placing;
  return {
    list: name,
    what: `as CSV while ${placed} come in`,
    rows: text.split('\r\n').length - 2,
    milliseconds,
    cpu: cpuNow() - before,
    most: FILE_MS,
  };
};

const required = (resources: readonly DeskResource[], name: string): DeskResource => {
  const found = resources.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
};

/** Times of each list of the desk in each order, filtered, searched and at its ends: the median of five. */
export const measureDesk = async (
  databaseUrl: string,
  resources: readonly DeskResource[],
  cpuNow: CpuNow,
  only = '',
): Promise<readonly DeskTime[]> => {
  const times: DeskTime[] = [];
  const time = timerInto(times, cpuNow);
  for (const resource of resources)
    if (only === '' || only.split(',').includes(resource.name)) await measureList(time, resource);
  if (only !== '') return times;
  const first = { words: '', sort: '', isDescending: true, limit: 1, offset: 0 };
  const of = (name: string) => required(resources, name);
  await time('home', 'all counts at once', async () => {
    await Promise.all(home.map(([name, filter]) => of(name).list({ ...first, filter }, member)));
    return home.length;
  });
  for (const [name, filter] of home)
    await time(
      'home',
      `${name} ${Object.values(filter)}`,
      async () => (await of(name).list({ ...first, filter }, member)).total,
    );
  times.push(await measureFile(databaseUrl, of('orders'), cpuNow));
  return times;
};

/** A seeded shop whose jobs have ended, because they would remind and mail every copy of its customer. */
export const openSeededShop = async (databaseUrl: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-lists-'));
  const secrets = ['GUEST_SIGNING_SECRET', 'ANONYMOUS_TOKEN', 'GATEWAY_SECRET', 'STAFF_TOKEN', 'SEALING_SECRETS'];
  const environment = parseEnvironment({
    MODE: 'development',
    BACKEND_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    ...Object.fromEntries(secrets.map((name) => [name, sampleSecret(name)])),
  });
  const backend = await startBackend(environment);
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
  return backend.deps;
};

/** The times among this many orders and as many customers. `cpuOf` tells the milliseconds of process trees so far. */
export const deskListTimes = async (
  orders: number,
  cpuOf: (pids: readonly number[]) => number,
): Promise<readonly DeskTime[]> => {
  const cluster = await startPostgres();
  if (cluster === null) throw new Error('PostgreSQL was not found.');
  const deps = await openSeededShop(cluster.databaseUrl);
  await fillShop(cluster.databaseUrl, orders);
  const opened = await openDatabase({ dataDir: '', databaseUrl: cluster.databaseUrl });
  try {
    const { resources } = staffPlaceOf({ ...deps, db: opened.db });
    const pids = [process.pid, ...(cluster.pid === undefined ? [] : [cluster.pid])];
    return await measureDesk(cluster.databaseUrl, resources, () => cpuOf(pids));
  } finally {
    await opened.close();
    await cluster.stop();
  }
};
