import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outboxMessages } from '#backend/outbox/schema.ts';
import type { Backend } from '#backend/server.ts';
import {
  type AccountSubject,
  freshIdempotencyKey,
  newGuest,
  PASSWORD,
  registerUnverified,
  value,
} from '#test/account/account-subject.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { startOwnBackend } from '#test/kit/backends/own-backend.ts';
import { type TinyMailServer, tinyMailServer } from '#test/kit/servers/tiny-mail-server.ts';
import { enterStaff } from '#test/kit/staff.ts';

/** For effects after the response; allows for a slow machine. */
const slowMachineTimeout = { timeout: 30_000 };
const freshPhone = (): string => `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** A visitor who registered by phone and requested a code. */
const byPhone = async (subject: AccountSubject) => {
  const username = freshPhone();
  const { accounts } = await newGuest(subject);
  const made = value(
    await accounts.register({ fullName: 'Lê Thử', username, password: PASSWORD }, freshIdempotencyKey()),
  );
  return { username, sent: value(await accounts.sendCode(made.userId)) };
};

eachBackend('the outbox', (backend) => {
  const json = async (path: string) => {
    const answer = await (await enterStaff(backend)).read(path, { accept: 'application/json' });
    return { status: answer.status, body: answer.ok ? await answer.json() : null };
  };

  test('ACC-02 the outbox holds a phone code as an SMS and an e-mail code as a mail', async () => {
    const subject = await backendAccountSubject(backend);
    const { username, sent } = await byPhone(subject);
    expect(sent.outbox).toBe(`${backend.staffUrl}/outbox`);
    expect(sent.sentTo).toBe(`${username.slice(0, 2)}•• ••• ${username.slice(-3)}`);
    const { body } = await json(`/outbox?to=${username}`);
    expect(body).toMatchObject({
      messages: [{ channel: 'sms', to: username, text: expect.stringContaining('10 phút') }],
    });
  });
  test('ACC-02 the page lists the newest message first, each with its own URL', async () => {
    const subject = await backendAccountSubject(backend);
    const { username, guest, login } = await registerUnverified(subject);
    value(await guest.accounts.sendCode(login.userId));
    value(await guest.accounts.requestReset(username));
    const [newest, oldest] = (await json(`/outbox?to=${encodeURIComponent(username)}`)).body.messages;
    expect([newest.subject, oldest.subject]).toEqual([
      'Đặt lại mật khẩu Cửa Hàng Mây',
      'Mã kích hoạt tài khoản Cửa Hàng Mây',
    ]);
    const page = await (await (await enterStaff(backend)).read(`/outbox/${newest.id}`)).text();
    expect(page).toContain(username);
    expect(page).toMatch(/<a href="http:\/\/localhost:3000\/reset\?key=[\w-]{43}">/);
    expect((await json('/outbox/khong-co')).status).toBe(404);
  });
});

describe('with a mail server', () => {
  let server: TinyMailServer;
  let backend: Backend;

  beforeAll(async () => {
    server = await tinyMailServer();
    backend = await startOwnBackend({
      SANDBOX_CLOCK: '1',
      SMTP_URL: server.url,
      SMTP_FROM: 'Cửa Hàng Mây <hop-thu@cuahangmay.example>',
    });
  });
  afterAll(async () => {
    await backend.close();
    await server.close();
  });

  /** Whatever still names a recipient or holds a code. */
  const kept = () => backend.deps.db.select().from(outboxMessages).where(ne(outboxMessages.to, ''));

  test('ACC-02 an e-mail code is handed to the mail server and stored nowhere; the outbox is closed', async () => {
    const subject = await backendAccountSubject(backend);
    const { username, guest, login } = await registerUnverified(subject);
    const before = server.mails.length;
    const sent = value(await guest.accounts.sendCode(login.userId));
    expect(sent.outbox).toBeNull();
    await server.taken(before + 1);
    const mail = server.mails.at(-1) ?? '';
    expect(mail).toContain(`To: ${username}`);
    expect(mail).toMatch(/From: \S+\s+<hop-thu@cuahangmay\.example>/);
    await expect.poll(kept, slowMachineTimeout).toEqual([]);
    expect((await (await enterStaff(backend)).read('/outbox')).status).toBe(404);
  });
  test('ACC-02 a rejected e-mail is retried a minute later', async () => {
    const subject = await backendAccountSubject(backend);
    const { guest, login } = await registerUnverified(subject);
    const [before, refused] = [server.mails.length, server.refused()];
    server.refuse(true);
    value(await guest.accounts.sendCode(login.userId));
    await expect.poll(async () => (await kept()).map(({ tries }) => tries), slowMachineTimeout).toEqual([1]);
    expect([server.refused(), server.mails.length]).toEqual([refused + 1, before]);
    server.refuse(false);
    await subject.later(61_000);
    await server.taken(before + 1);
    await expect.poll(kept, slowMachineTimeout).toEqual([]);
  });
  test('ACC-02 an SMS is not sent and stays in the outbox', async () => {
    const { username } = await byPhone(await backendAccountSubject(backend));
    expect((await kept()).map(({ channel, to }) => [channel, to])).toContainEqual(['sms', username]);
  });
});
