import { connect } from 'node:net';

const TIMEOUT_MS = 60_000;

/**
 * Sends bytes to a port of this machine and returns everything that comes back; '' when the connection was closed
 * without an answer. Bytes, because a client library would refuse to send most of them. Rejects when nothing ends the
 * connection within a minute.
 */
export const exchange = (port: number, bytes: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const done = () => resolve(Buffer.concat(received).toString('latin1'));
    socket.setTimeout(TIMEOUT_MS, () => {
      socket.destroy();
      reject(new Error('no answer within a minute'));
    });
    socket.on('data', (chunk) => received.push(chunk));
    socket.on('end', () => socket.end());
    socket.on('close', done);
    // A server that refuses a request may close while the rest is being sent.
    socket.on('error', () => {});
    socket.write(bytes);
  });
