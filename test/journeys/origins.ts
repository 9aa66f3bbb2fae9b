/** Where the journeys find the product; ports of their own, beside a shop that may be running. */
export const hostPort = 3719;
export const backendPort = 4719;
export const memoryPort = 3720;
export const origin = `http://127.0.0.1:${hostPort}`;
export const services = `http://127.0.0.1:${backendPort}`;
export const memoryOrigin = `http://127.0.0.1:${memoryPort}`;
