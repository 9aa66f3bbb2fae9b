// The shop beside another one: `npm run bench -- peer http://127.0.0.1:3102`. Rounds of both alternate within seconds, so their
// ratio holds on a machine whose speed changes. PEER_PIDS, separated by commas: the peer's processes and its PostgreSQL.
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { lighthouse } from './browser.mjs';
import { evershop } from './evershop.mjs';
import { guestsOf } from './guests.mjs';
import { cached, get } from './http.mjs';
import { treeCpuMs } from './processes.mjs';
import { startShopOnPostgres } from './shop.mjs';
import { number, row } from './table.mjs';

const ROUNDS = 5;
/** Ratios of the rounds may spread by this much of their median; the best and the worst round are left out. */
const MAX_SPREAD = 0.15;
const CONNECTIONS = 8;
const PAGES = 120;
const WARM_PAGES = 600;
const GUESTS = 60;
const LIGHTHOUSES = 3;

const middle = (values) => values.toSorted((one, other) => one - other).slice(1, -1);
const medianOf = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Rounds of both, one after the other. */
const alternating = async (ours, theirs) => {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push([await ours(), await theirs()]);
  return rounds;
};

/** `rounds`: pairs of figures; `budget`: the largest or smallest ratio, as text and test. */
const tell = (what, unit, digits, rounds, { text, isMet }) => {
  const ratios = middle(rounds.map(([own, other]) => own / other));
  const ratio = medianOf(ratios);
  const spread = (ratios.at(-1) - ratios[0]) / ratio;
  const [own, other] = [0, 1].map((at) => medianOf(rounds.map((each) => each[at])));
  const counts = spread <= MAX_SPREAD;
  const figure = `${number(own, digits)} against ${number(other, digits)} ${unit}: ${number(ratio, 2)} ×`;
  const doubt = counts ? '' : `, not counted: rounds spread ${number(spread * 100, 0)} %`;
  row(what, `${figure}, load ${number(loadavg()[0])}${doubt}`, text, !counts || isMet(ratio));
};

const most = (limit) => ({ text: `≤ ${limit} ×`, isMet: (ratio) => ratio <= limit });
const least = (limit) => ({ text: `≥ ${limit} ×`, isMet: (ratio) => ratio >= limit });

/** Runs `act` `count` times, `connections` at once: CPU milliseconds of all processes per act, and acts a second. */
const measured = async (pids, count, connections, act) => {
  let next = 0;
  const run = async () => {
    while (next < count) await act(next++);
  };
  const [before, began] = [treeCpuMs(pids), performance.now()];
  await Promise.all(Array.from({ length: connections }, run));
  return { cpu: (treeCpuMs(pids) - before) / count, perSecond: (count / (performance.now() - began)) * 1000 };
};

const pageRounds = ({ port, pids, agent }, pathOf) => {
  let asked = 0;
  return async (count = PAGES) => {
    const { cpu } = await measured(pids, count, CONNECTIONS, async () => {
      const path = pathOf(asked++);
      const { status } = await get(port, path, agent);
      if (status !== 200) throw new Error(`${path} answers ${status}`);
    });
    return cpu;
  };
};

const pages = async (ours, theirs, slugs) => {
  const { list, product } = evershop.pages;
  const rounds = {
    product: [
      pageRounds(ours, (at) => `/san-pham/${slugs[at]}`),
      pageRounds(theirs, (at) => `${product}?n=${at}`),
      most(1),
    ],
    list: [
      pageRounds(ours, (at) => `/cua-hang/danh-muc/cloud-server?from=${1000 + at}`),
      pageRounds(theirs, (at) => `${list}?n=${at}`),
      most(0.4),
    ],
  };
  for (const [own, other] of Object.values(rounds)) {
    await own(WARM_PAGES);
    await other(WARM_PAGES / 6);
  }
  for (const [name, [own, other, budget]] of Object.entries(rounds))
    tell(`a ${name} drawn first, CPU of all processes`, 'ms', 1, await alternating(own, other), budget);
  const kept = `/san-pham/${slugs[0]}`;
  const again = await alternating(
    () => cached(ours.port, kept, 3),
    () => cached(theirs.port, product, 3),
  );
  tell('a page asked for again', 'a second', 0, again, least(50));
};

/** New guests add a product each, `connections` at a time, and order it one after the other. */
const writeRound =
  ({ pids, guests }, connections) =>
  async () => {
    const people = [];
    for (let each = 0; each < GUESTS; each += 1) people.push(await guests.open());
    const carts = [];
    const added = await measured(pids, GUESTS, connections, async (at) => {
      carts[at] = await guests.add(people[at]);
    });
    // The peer refuses most orders that come at once.
    const ordered = await measured(pids, GUESTS, 1, (at) => guests.order(people[at], carts[at]));
    return { added, ordered };
  };

const writes = async (ours, theirs) => {
  for (const connections of [CONNECTIONS, 1]) {
    const [own, other] = [ours, theirs].map((side) => writeRound(side, connections));
    await own();
    await other();
    const rounds = await alternating(own, other);
    const of = (act, name) => rounds.map((pair) => pair.map((each) => each[act][name]));
    const who = connections === 1 ? 'one guest at a time' : `${connections} guests at a time`;
    tell(`adds, ${who}`, 'a second', 1, of('added', 'perSecond'), least(1.25));
    tell(`an add, ${who}, CPU of all processes`, 'ms', 1, of('added', 'cpu'), most(1));
    if (connections > 1) continue;
    tell(`orders, ${who}`, 'a second', 1, of('ordered', 'perSecond'), least(1));
    tell(`an order, ${who}, CPU of all processes`, 'ms', 1, of('ordered', 'cpu'), most(1));
  }
};

const felt = async (ours, theirs) => {
  const own = { home: '/', list: '/san-pham', product: '/san-pham/cloud-server-ssd-4' };
  for (const [name, path] of Object.entries(own)) {
    const seen = { ours: [], theirs: [] };
    for (let round = 0; round < LIGHTHOUSES; round += 1) {
      seen.ours.push(await lighthouse(ours.origin + path, []));
      seen.theirs.push(await lighthouse(theirs.origin + evershop.pages[name], []));
    }
    if ([...seen.ours, ...seen.theirs].includes(null)) return row(`Lighthouse, ${name}`, 'Lighthouse is unavailable');
    const [score, other] = [seen.ours, seen.theirs].map((all) => medianOf(all.map(({ performance }) => performance)));
    const [tbt, otherTbt] = [seen.ours, seen.theirs].map((all) => medianOf(all.map((each) => each.tbt)));
    const figure = `${score} against ${other}, TBT ${number(tbt, 0)} against ${number(otherTbt, 0)} ms`;
    row(`Lighthouse, ${name}`, figure, '≥ 95 and the peer', score >= 95 && score >= other);
  }
};

/** `origin`: the address of the peer. */
export const peer = async (origin) => {
  const pids = (process.env.PEER_PIDS ?? '').split(',').filter(Boolean).map(Number);
  if (pids.length === 0) throw new Error('PEER_PIDS is empty; name the processes of the peer and of its PostgreSQL');
  const started = await startShopOnPostgres({ SEED_PRODUCTS: '4000' });
  if (started === null) return row('beside the peer', 'no PostgreSQL on this machine');
  const { shop, pool, postgresPid, close } = started;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const { rows } = await pool.query(`select slug from products where slug like '%-mau-%' order by md5(slug)`);
    const peerPort = Number(new URL(origin).port);
    const ours = {
      origin: shop.origin,
      port: shop.port,
      agent,
      pids: [shop.pid, shop.backendPid, postgresPid],
      guests: await guestsOf(shop.port, agent),
    };
    const theirs = { origin, port: peerPort, agent, pids, guests: evershop.guests(peerPort, agent) };
    await pages(
      ours,
      theirs,
      rows.map(({ slug }) => slug),
    );
    await writes(ours, theirs);
    await felt(ours, theirs);
  } finally {
    agent.destroy();
    await close();
  }
};
