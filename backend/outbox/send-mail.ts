import { createTransport } from 'nodemailer';
import type { MessageEnvironment } from './environment.ts';
import type { Sender } from './sender.ts';

const CONNECTION_MS = 10_000;
const SOCKET_MS = 20_000;

/** Sends e-mail over SMTP. */
export const mailSender = ({ url, from }: NonNullable<MessageEnvironment['smtp']>): Sender => {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: SOCKET_MS,
  });
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text });
    },
    close: () => transport.close(),
  };
};
