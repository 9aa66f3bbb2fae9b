// Guests who add a product and order it, through the host's /api on PostgreSQL: time, processor and SQL per command.
import { Agent } from 'node:http';
import { guestsOf } from './guests.mjs';
import { cpuMs } from './processes.mjs';
import { startShopOnPostgres } from './shop.mjs';
import { number, row } from './table.mjs';

/** Guests until the code is compiled, and measured ones. */
const WARM = 60;
const GUESTS = 150;

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

const walk = async (parts, count, connections, tell) => {
  const { open, add, order } = parts.guests;
  const guests = Array.from({ length: count }, open);
  const carts = [];
  const added = await measure(parts, guests, connections, async (guest, at) => {
    carts[at] = await add(guest);
  });
  const ordered = await measure(parts, guests, connections, (guest, at) => order(guest, carts[at]));
  tell?.(added, ordered);
};

export const writes = async () => {
  const started = await startShopOnPostgres({}, ['shared_preload_libraries=pg_stat_statements']);
  if (started === null) return row('adds and orders', 'no PostgreSQL on this machine');
  const { shop, pool, close } = started;
  await pool.query('create extension pg_stat_statements');
  const statements = async () =>
    Number((await pool.query('select coalesce(sum(calls), 0) as calls from pg_stat_statements')).rows[0].calls);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  try {
    const parts = { shop, statements, guests: await guestsOf(shop.port, agent) };
    await walk(parts, WARM, 8);
    for (const connections of [1, 8])
      await walk(parts, GUESTS, connections, (added, ordered) => {
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
    await close();
  }
};
