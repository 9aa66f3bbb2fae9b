import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export type TinyClamd = {
  /** Value for VIRUS_SCANNER. */
  readonly address: string;
  /** What it received, in order. */
  readonly files: readonly Buffer[];
  /** Sets the behaviour for all later files: a reply instead of a verdict, or null to close without one. */
  readonly answer: (reply: string | null) => void;
  readonly close: () => Promise<void>;
};

/** The standard test file of virus scanners. [EICAR] */
export const eicar = ['X5O!P%@AP[4', String.raw`\PZX54(P^)7CC)7}$EICAR-STANDARD`, '-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

const COMMAND = Buffer.from('zINSTREAM\0');

/** The file of a whole INSTREAM command; null while it is incomplete. [clamd(8)] */
const readStream = (received: Buffer): Buffer | null => {
  const chunks: Buffer[] = [];
  let at = COMMAND.length;
  for (;;) {
    if (received.length < at + 4) return null;
    const size = received.readUInt32BE(at);
    if (size === 0) return Buffer.concat(chunks);
    if (received.length < at + 4 + size) return null;
    chunks.push(received.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
};

/** Stands in for clamd on a TCP port: it speaks INSTREAM and knows one virus, the standard test file. */
export const tinyClamd = async (): Promise<TinyClamd> => {
  const files: Buffer[] = [];
  const state: { reply: string | null | undefined } = { reply: undefined };
  const take = (socket: Socket, file: Buffer): void => {
    files.push(file);
    const verdict = file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
    const reply = state.reply === undefined ? verdict : state.reply;
    if (reply === null) socket.destroy();
    else socket.end(reply);
  };
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      if (!received.subarray(0, COMMAND.length).equals(COMMAND.subarray(0, received.length)))
        socket.end('UNKNOWN COMMAND\0');
      const file = readStream(received);
      if (file !== null) take(socket, file);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    address: `tcp://127.0.0.1:${port}`,
    files,
    answer: (reply) => {
      state.reply = reply;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
