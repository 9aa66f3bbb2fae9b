import { createTransport } from 'nodemailer';
import { isThisMachine } from '#contracts/plaintext-services.ts';
import type { MessageEnvironment } from './environment.ts';
import type { Sender } from './sender.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/**
 * Letters contain codes and links, so a server elsewhere must encrypt; without TLS a letter is not sent. [ASVS V12.3.1]
 */
export const createMailSender = ({ url, from }: NonNullable<MessageEnvironment['smtp']>): Sender => {
  const transport = createTransport({
    url,
    requireTLS: !isThisMachine(new URL(url).hostname),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text });
    },
    close: () => transport.close(),
  };
};
