import { join } from 'node:path';

/**
 * Where the journeys find the product; ports of their own, beside a shop that may be running.
 * JOURNEYS_PORTS=host,backend,memory puts a run beside another run.
 */
const [host = '3719', backend = '4719', memory = '3720'] = process.env.JOURNEYS_PORTS?.split(',') ?? [];

/** Ports of a worker's own backend and host: what one journey does to clocks, limits and texts no other one sees. */
export const portsOf = (worker: number) => ({
  host: Number(host) + 10 * worker,
  backend: Number(backend) + 10 * worker,
});

const worker = process.env.TEST_PARALLEL_INDEX ?? '0';
const own = portsOf(Number(worker));
export const hostPort = own.host;
export const backendPort = own.backend;
/** Data folder of this worker's backend and host, with their secrets. */
export const ownDataDir = join(process.env.JOURNEYS_FOLDER ?? '', worker);
/** The browser's own shop on fakes keeps nothing for anybody, so there is one. */
export const memoryPort = Number(memory);
export const origin = `http://localhost:${hostPort}`;
export const services = `http://127.0.0.1:${backendPort}`;
/** What opens the editors' page of the services, {services}/cms. */
export const editorPassword = 'bien-tap-Cua-Hang-May';
export const memoryOrigin = `http://127.0.0.1:${memoryPort}`;
