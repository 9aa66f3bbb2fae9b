// `npm run simulate`: runs sessions of test/simulation on every processor until one violates a property, and prints how
// to replay it. SIM_SESSIONS (100000), SIM_SIZE (normal, nightly), SIM_SEED (new), SIM_WORKERS (one for each
// processor).
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bundle } from './bundle.mjs';
import { install } from './run.mjs';

const SESSIONS = 100_000;
const SESSIONS_PER_PART = 500;
const PROGRESS_MS = 10_000;
/** Sessions leave many short-lived objects: a large young generation saves a tenth of the time. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 };

const work = async () => {
  const { explore } = await import(workerData);
  parentPort.on('message', async (part) => parentPort.postMessage(await explore(part)));
};

const main = async () => {
  install();
  const folder = mkdtempSync(join(tmpdir(), 'simulation-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const code = await bundle('test/simulation/exploration.ts', folder);
  const { explorationFrom, partsOf } = await import(code);
  const exploration = explorationFrom(process.env, randomInt(1, 2 ** 31 - 1), SESSIONS);
  const parts = partsOf(exploration, SESSIONS_PER_PART).values();
  const whole = exploration.sessions.toLocaleString('en');
  console.log(`${whole} sessions of size ${exploration.size} from SIM_SEED=${exploration.seed}`);

  const began = performance.now();
  let done = 0;
  const progress = () => {
    const perSecond = Math.round((done / (performance.now() - began)) * 1000);
    console.log(`${new Date().toISOString()} ${done.toLocaleString('en')} of ${whole}, ${perSecond} a second`);
  };
  const timer = setInterval(progress, PROGRESS_MS);
  const runParts = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: code, resourceLimits });
      const next = () => {
        const { value: part, done: isOver } = parts.next();
        if (isOver) worker.terminate().then(resolve);
        else worker.postMessage(part);
      };
      worker.on('error', reject);
      worker.on('message', ({ sessions, violation }) => {
        done += sessions;
        if (violation === '') return next();
        progress();
        console.error(violation);
        process.exit(1);
      });
      next();
    });
  const workers = Number(process.env.SIM_WORKERS ?? availableParallelism());
  await Promise.all(Array.from({ length: workers }, runParts));
  clearInterval(timer);
  progress();
  console.log('No session broke a promise.');
};

await (isMainThread ? main() : work());
