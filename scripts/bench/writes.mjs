// Guests who add a product and order it, through the host's /api on PostgreSQL: time, processor and SQL per command.
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { Pool } from 'pg';
import { bundle } from '../bundle.mjs';
import { cpuMs } from './http.mjs';
import { folder, startShop } from './shop.mjs';
import { number, row } from './table.mjs';

const slug = 'cloud-server-ssd-4';
/** Guests until the code is compiled, and measured ones. */
const WARM = 60;
const GUESTS = 150;

/** A browser without scripts, cookies by name. */
const openGuest = (port, agent) => {
  const cookies = new Map();
  const send = (method, path, body) =>
    new Promise((resolve, reject) => {
      const headers = {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'sec-fetch-site': 'same-origin',
      };
      const sent = request(
        { port, path, method, agent, headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) } },
        (answer) => {
          for (const each of answer.headers['set-cookie'] ?? []) {
            const [, name, value] = /^([^=]+)=([^;]*)/.exec(each);
            cookies.set(name, value);
          }
          let text = '';
          answer.on('data', (part) => {
            text += part;
          });
          answer.on('end', () => {
            const outcome = JSON.parse(text);
            if (outcome.ok) resolve(outcome.value);
            else reject(new Error(`${path} fails: ${JSON.stringify(outcome.failure)}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  return {
    query: (name, input) => send('GET', `/api/${name}?input=${encodeURIComponent(JSON.stringify(input))}`),
    command: (name, input) =>
      send('POST', `/api/${name}`, { ...input, idempotencyKey: crypto.randomUUID().replaceAll('-', '') }),
  };
};

const checkout = {
  contact: { name: 'Nguyễn Thị Mây', phone: '0912345678', email: 'may@example.com' },
  address: { provinceCode: '', wardCode: '', street: '' },
  invoiceFor: 'person',
  company: { name: '', taxCode: '', address: '', email: '' },
  note: '',
  methodCode: 'VIETQR',
};

const add = (guest, product) =>
  guest.command('addToCart', {
    slug,
    configuration: { term: product.defaultTerm, quantity: 1, chosen: null },
    expectedTotal: product.total,
    orderId: null,
    keepPointer: true,
    campaign: null,
    source: null,
  });

/** Runs `act` for each guest, `connections` at a time; returns per act: milliseconds, CPU of both processes, SQL. */
const measure = async ({ shop, statements }, guests, connections, act) => {
  const state = async () => ({ sql: await statements(), host: cpuMs(shop.pid), backend: cpuMs(shop.backendPid) });
  const times = [];
  const [before, began] = [await state(), performance.now()];
  let next = 0;
  const run = async () => {
    while (next < guests.length) {
      const at = next++;
      const start = performance.now();
      await act(guests[at], at);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  const [took, after] = [performance.now() - began, await state()];
  const each = (name) => (after[name] - before[name]) / guests.length;
  times.sort((a, b) => a - b);
  const at = (part) => number(times[Math.floor(times.length * part)], 0);
  return {
    perSecond: (guests.length / took) * 1000,
    host: each('host'),
    backend: each('backend'),
    figure: `${number((guests.length / took) * 1000, 0)} a second; ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms; CPU ${number(each('host'))} + ${number(each('backend'))} ms; ${number(each('sql'), 0)} statements`,
  };
};

const walk = async (parts, agent, count, connections, tell) => {
  const { shop, product } = parts;
  const guests = Array.from({ length: count }, () => openGuest(shop.port, agent));
  const carts = [];
  const added = await measure(parts, guests, connections, async (guest, at) => {
    carts[at] = (await add(guest, product)).cart;
  });
  const ordered = await measure(parts, guests, connections, (guest, at) =>
    guest.command('finaliseOrder', { ...checkout, orderId: carts[at].orderId, expectedTotal: carts[at].totals.gross }),
  );
  tell?.(added, ordered);
};

/** With a shared database every secret comes from the environment. */
const secrets = () =>
  Object.fromEntries(
    ['GUEST_SIGNING_SECRET', 'ANONYMOUS_TOKEN', 'STAFF_TOKEN', 'GATEWAY_SECRET', 'FLASH_SECRET'].map((name) => [
      name,
      randomBytes(32).toString('hex'),
    ]),
  );

/** Null: there is no PostgreSQL on this machine. */
export const writes = async () => {
  const outDir = folder();
  const { startPostgres } = await import(await bundle('test/kit/backends/postgres.ts', outDir));
  const cluster = await startPostgres(['shared_preload_libraries=pg_stat_statements']);
  if (cluster === null) return row('adds and orders', 'no PostgreSQL on this machine');
  const pool = new Pool({ connectionString: cluster.databaseUrl, max: 1 });
  // The cluster ends first.
  pool.on('error', () => undefined);
  await pool.query('create extension pg_stat_statements');
  const statements = async () =>
    Number((await pool.query('select coalesce(sum(calls), 0) as calls from pg_stat_statements')).rows[0].calls);
  const shop = await startShop({ ...secrets(), DATABASE_URL: cluster.databaseUrl });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  try {
    const parts = { shop, statements, product: await productOf(openGuest(shop.port, agent)) };
    await walk(parts, agent, WARM, 8);
    for (const connections of [1, 8])
      await walk(parts, agent, GUESTS, connections, (added, ordered) => {
        const isAlone = connections === 1;
        const who = isAlone ? 'one guest at a time' : '8 guests at a time';
        row(
          `an add on PostgreSQL, ${who}`,
          added.figure,
          '≥ 100 a second with 8, ≤ 15 ms of CPU',
          isAlone || added.perSecond >= 100,
        );
        row(
          `an order on PostgreSQL, ${who}`,
          ordered.figure,
          '≥ 50 a second with 8, ≤ 15 ms of CPU',
          isAlone || ordered.perSecond >= 50,
        );
      });
  } finally {
    agent.destroy();
    await shop.close();
    await pool.end();
    await cluster.stop();
  }
};

/** The default term and its total with VAT. */
const productOf = async (guest) => {
  const product = await guest.query('loadProduct', { slug });
  const price = product.prices.find(({ term }) => term === product.defaultTerm);
  const { net, exempt } = price.charge;
  return { defaultTerm: product.defaultTerm, total: net + exempt + Math.round((net * product.vat.percent) / 100) };
};
