import { expect, test } from 'vitest';
import { createMailSender } from '#backend/outbox/send-mail.ts';
import { tinyMailServer } from '#test/kit/servers/tiny-mail-server.ts';

test('V12.3.1 a mail with a code goes to a mail server elsewhere only when the server encrypts', async () => {
  const server = await tinyMailServer();
  const sendTo = async (url: string): Promise<void> => {
    const sender = createMailSender({ url, from: 'cua-hang@example.vn' }, () =>
      Promise.reject(new Error('nothing to print')),
    );
    const mail = { to: 'khach@example.vn', subject: 'Mã', text: '123456', html: null, channel: 'email' } as const;
    const times = { createdAt: new Date(0), nextTryAt: new Date(0), decidedAt: null };
    const fresh = {
      state: 'waiting',
      tries: 0,
      error: null,
      attachment: null,
      unsubscribe: null,
      replyTo: null,
      thread: null,
      orderId: null,
    } as const;
    const stored = { id: 'a', key: 'a', ...times, ...fresh };
    await sender.send({ ...mail, ...stored }).finally(sender.close);
  };
  await sendTo(server.url);
  expect(server.mails).toHaveLength(1);
  // The same server, under an address that does not name this machine.
  await expect(sendTo(server.url.replace('127.0.0.1', '0.0.0.0'))).rejects.toThrow(/TLS|SSL|socket/i);
  expect(server.mails).toHaveLength(1);
  await server.close();
});
