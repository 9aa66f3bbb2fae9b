import { connect, type Socket } from 'node:net';
import type { ScannerAddress } from './environment.ts';
import type { FileScanner, ScanVerdict } from './file-scanner.ts';

const IDLE_TIMEOUT_MS = 20_000;
const CHUNK_BYTES = 65_536;
const MAX_REPLY_LENGTH = 4_096;

const lengthOf = (size: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size);
  return length;
};

/** The command, chunks with their length in front, and an empty chunk. [clamd(8), INSTREAM] */
const sendStream = (socket: Socket, bytes: Buffer): void => {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    socket.write(lengthOf(chunk.length));
    socket.write(chunk);
  }
  socket.write(lengthOf(0));
};

const verdictOf = (reply: string): ScanVerdict => {
  if (reply === 'stream: OK\0') return 'clean';
  return /^stream: .+ FOUND\0$/.test(reply) ? 'infected' : 'unknown';
};

/** ClamAV's daemon, asked over its socket. */
export const clamdScanner =
  (address: ScannerAddress): FileScanner =>
  (bytes) =>
    new Promise((resolve) => {
      const socket = connect(address);
      let reply = '';
      socket.setEncoding('utf8');
      socket.setTimeout(IDLE_TIMEOUT_MS, () => socket.destroy());
      socket.on('data', (text) => {
        reply += String(text);
        if (reply.endsWith('\0') || reply.length > MAX_REPLY_LENGTH) socket.destroy();
      });
      // `close` follows, and tells that there is no whole reply.
      socket.on('error', () => undefined);
      socket.once('close', () => resolve(verdictOf(reply)));
      sendStream(socket, bytes);
    });
