import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outboxMessages } from '#backend/outbox/schema.ts';
import type { Backend } from '#backend/server.ts';
import { freshIdempotencyKey, newGuest, PASSWORD, registerUnverified, value } from '#test/account/account-subject.ts';
import { backendAccountSubject } from '#test/kit/backends/backend-accounts.ts';
import { startOwnBackend } from '#test/kit/backends/own-backend.ts';
import { type TinyMailServer, tinyMailServer } from '#test/kit/servers/tiny-mail-server.ts';
import { type TinySmsGateway, tinySmsGateway } from '#test/kit/servers/tiny-sms-gateway.ts';
import { enterStaff } from '#test/kit/staff.ts';

/** For effects after the response; allows for a slow machine. */
const slowMachineTimeout = { timeout: 30_000 };

const openSmsBackend = (variables: Readonly<Record<string, string>>) =>
  startOwnBackend({ SANDBOX_CLOCK: '1', ...variables });

/** A visitor who registered by phone and requested a code. */
const byPhone = async (backend: Backend) => {
  const subject = await backendAccountSubject(backend);
  const username = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const { accounts } = await newGuest(subject);
  const made = value(
    await accounts.register({ fullName: 'Lê Thử', username, password: PASSWORD }, freshIdempotencyKey()),
  );
  return { subject, accounts, made, username, sent: value(await accounts.sendCode(made.userId)) };
};

/** Whatever still names a recipient or holds a code. */
const storedMessages = (backend: Backend) =>
  backend.deps.db.select().from(outboxMessages).where(ne(outboxMessages.to, ''));

describe('with an SMS gateway', () => {
  let gateway: TinySmsGateway;
  let backend: Backend;
  beforeAll(async () => {
    gateway = await tinySmsGateway();
    backend = await openSmsBackend({ SMS_URL: gateway.url, SMS_TOKEN: 'the-vao-cong' });
  });
  afterAll(async () => {
    await backend.close();
    await gateway.close();
  });
  beforeEach(async () => {
    gateway.answer(202);
    await backend.deps.db.delete(outboxMessages);
  });

  test('ACC-02 a phone code is handed to the gateway once, with the token, is stored nowhere, and verifies the account', async () => {
    const before = gateway.calls.length;
    const { accounts, made, username, sent } = await byPhone(backend);
    expect(sent.outbox).toBeNull();
    await expect.poll(() => storedMessages(backend), slowMachineTimeout).toEqual([]);
    expect(gateway.calls.slice(before)).toEqual([
      {
        authorization: 'Bearer the-vao-cong',
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: { to: username, text: expect.stringContaining('10 phút') },
      },
    ]);
    const [code = ''] = /\b\d{6}\b/.exec(JSON.stringify(gateway.calls.at(-1)?.body)) ?? [];
    expect(value(await accounts.verifyCode(made.userId, code)).status).toBe('VERIFIED');
  });
  test.each([500, 429, 307])(
    'ACC-02 a message that the gateway answers with %d is retried a minute later with the same key',
    async (status) => {
      const before = gateway.calls.length;
      gateway.answer(status);
      const { subject } = await byPhone(backend);
      await expect
        .poll(async () => (await storedMessages(backend)).map(({ tries }) => tries), slowMachineTimeout)
        .toEqual([1]);
      expect(gateway.calls).toHaveLength(before + 1);
      gateway.answer(200);
      await subject.later(61_000);
      await expect.poll(() => storedMessages(backend), slowMachineTimeout).toEqual([]);
      const [first, second] = gateway.calls.slice(before);
      expect(second).toEqual(first);
    },
  );
  test('ACC-02 e-mail stays in the outbox, which is open for it', async () => {
    const subject = await backendAccountSubject(backend);
    const { guest, login } = await registerUnverified(subject);
    expect(value(await guest.accounts.sendCode(login.userId)).outbox).toBe(`${backend.staffUrl}/outbox`);
    expect((await storedMessages(backend)).map(({ channel }) => channel)).toEqual(['email']);
  });
});

describe('with a mail server and OUTBOX=1', () => {
  let mail: TinyMailServer;
  let backend: Backend;
  beforeAll(async () => {
    mail = await tinyMailServer();
    backend = await openSmsBackend({ SMTP_URL: mail.url, OUTBOX: '1' });
  });
  afterAll(async () => {
    await backend.close();
    await mail.close();
  });

  test('ACC-02 the outbox shows a phone code, and an e-mail code is sent', async () => {
    const { username, sent } = await byPhone(backend);
    expect(sent.outbox).toBe(`${backend.staffUrl}/outbox`);
    expect(await (await (await enterStaff(backend)).read('/outbox')).text()).toContain(username);
    const { guest, login } = await registerUnverified(await backendAccountSubject(backend));
    expect(value(await guest.accounts.sendCode(login.userId)).outbox).toBeNull();
    await mail.taken(1);
  });
});
