/**
 * Where the journeys find the product; ports of their own, beside a shop that may be running.
 * JOURNEYS_PORTS=host,backend,memory puts a run beside another run.
 */
const [host = '3719', backend = '4719', memory = '3720'] = process.env.JOURNEYS_PORTS?.split(',') ?? [];

export const hostPort = Number(host);
export const backendPort = Number(backend);
export const memoryPort = Number(memory);
export const origin = `http://localhost:${hostPort}`;
export const services = `http://127.0.0.1:${backendPort}`;
export const memoryOrigin = `http://127.0.0.1:${memoryPort}`;
