import { join } from 'node:path';
import { publicPortOf } from '#test/kit/backends/free-port.ts';

/**
 * Where the journeys find the product: on ports of their own, beside a shop that may be running.
 * JOURNEYS_PORTS=host,backend,memory lets a run use other ports than a parallel run.
 */
const [host = '3719', backend = '4719', memory = '3720'] = process.env.JOURNEYS_PORTS?.split(',') ?? [];

/** Ports of a worker's own backend and host, so that changes to clocks, limits and texts affect no other worker. */
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
/** The browser shop on fakes stores nothing between visitors, so all workers share one. */
export const memoryPort = Number(memory);
export const origin = `http://localhost:${hostPort}`;
export const services = `http://127.0.0.1:${backendPort}`;
export const publicServices = `http://127.0.0.1:${publicPortOf(backendPort)}`;
/** The link by which the staff of this worker's backend enter. */
export const staffDoor = { staffLinkFile: join(ownDataDir, 'staff-link.txt') };
export const memoryOrigin = `http://127.0.0.1:${memoryPort}`;
