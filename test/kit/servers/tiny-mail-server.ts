import { createServer, type Socket } from 'node:net';

export type TinyMailServer = {
  /** Value for SMTP_URL. */
  readonly url: string;
  /** Complete messages accepted so far. */
  readonly mails: readonly string[];
  /** Resolves when this many messages have been accepted. */
  readonly taken: (count: number) => Promise<void>;
  /** Starts or stops rejecting every message. */
  readonly refuse: (refusing: boolean) => void;
  /** Number of rejected messages. */
  readonly refused: () => number;
  readonly close: () => Promise<void>;
};

/** The part of SMTP that a client needs to send plain messages. [RFC 5321] */
export const tinyMailServer = (): Promise<TinyMailServer> =>
  new Promise((resolve) => {
    const mails: string[] = [];
    const waiting = new Set<() => void>();
    const sockets = new Set<Socket>();
    const state = { refusing: false, refused: 0 };
    const reply = (command: string): string => {
      if (/^RCPT/i.test(command) && state.refusing) {
        state.refused += 1;
        return '451 later';
      }
      if (/^DATA/i.test(command)) return '354 go on';
      return /^QUIT/i.test(command) ? '221 bye' : '250 ok';
    };
    const server = createServer((socket) => {
      let text = '';
      let inData = false;
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
      socket.write('220 tiny\r\n');
      socket.on('data', (data) => {
        text += data.toString('utf8');
        for (;;) {
          const end = inData ? '\r\n.\r\n' : '\r\n';
          const at = text.indexOf(end);
          if (at < 0) return;
          const piece = text.slice(0, at);
          text = text.slice(at + end.length);
          if (inData) {
            mails.push(piece);
            for (const look of waiting) look();
          }
          socket.write(`${inData ? '250 taken' : reply(piece)}\r\n`);
          inData = !inData && /^DATA/i.test(piece);
        }
      });
    });
    const taken = (count: number): Promise<void> =>
      new Promise((done) => {
        const look = (): void => {
          if (mails.length < count) return;
          waiting.delete(look);
          done();
        };
        waiting.add(look);
        look();
      });
    const close = (): Promise<void> =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        mails,
        taken,
        close,
        refuse: (refusing) => {
          state.refusing = refusing;
        },
        refused: () => state.refused,
      });
    });
  });
