import { SMTPServer } from 'smtp-server';
import { type MailPart, readMail } from './read-mail.ts';

export type SunkMail = MailPart & { readonly to: string; readonly messageId: string };

export type MailSink = {
  /** Value for SMTP_URL. */
  readonly url: string;
  /** Every mail that was accepted, doubles included. */
  readonly mails: readonly SunkMail[];
  /** What the server answers to a recipient; null accepts. */
  readonly answer: (reply: (to: string) => { readonly code: number } | null) => void;
  /** Forgets every mail, and accepts the next ones. */
  readonly clear: () => void;
  /** Stops and starts listening on the same port. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
};

/** A real SMTP server that keeps what it gets. */
export const openMailSink = async (): Promise<MailSink> => {
  const mails: SunkMail[] = [];
  let reply: (to: string) => { readonly code: number } | null = () => null;
  let port = 0;
  let server: SMTPServer | null = null;
  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo: ({ address }, _, done) => {
          const refusal = reply(address);
          done(refusal === null ? null : Object.assign(new Error('no'), { responseCode: refusal.code }));
        },
        onData: (stream, { envelope }, done) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            const mail = readMail(Buffer.concat(chunks).toString('latin1'));
            mails.push({
              ...mail,
              to: envelope.rcptTo[0]?.address ?? '',
              messageId: mail.headers['message-id'] ?? '',
            });
            done();
          });
        },
      });
      server.on('error', reject);
      const listening = server.listen(port, '127.0.0.1', () => {
        const address = listening.address();
        port = typeof address === 'object' && address ? address.port : 0;
        resolve();
      });
    });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      if (server === null) return resolve();
      server.close(() => resolve());
      server = null;
    });
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer: (next) => {
      reply = next;
    },
    clear: () => {
      mails.length = 0;
      reply = () => null;
    },
    stop,
    start,
  };
};
