import { expect, test } from 'vitest';
import type { ChatMessageRow } from '#contracts/desk/operations/chat-message-record.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { eachBackend, runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';

const site = { website_token: 'thu-nghiem' };
const widget = (backend: TestBackend, query: Readonly<Record<string, string>> = {}) =>
  fetch(`${backend.publicUrl}/chat/widget?${new URLSearchParams({ ...site, ...query })}`);
const keyOf = (html: string): string => /data-conversation="([0-9a-f]{32})"/.exec(html)?.[1] ?? '';
const write = (backend: TestBackend, key: string, text: string) =>
  fetch(`${backend.publicUrl}/chat/widget`, {
    method: 'POST',
    body: new URLSearchParams({ ...site, cw_conversation: key, text }),
  });
const bubbles = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/<li class="(visitor|shop)">/g)].map(([, author]) => author);

eachBackend('the sandbox chat', (backend) => {
  const open = async () => keyOf(await (await widget(backend)).text());

  test('CHAT-01 the script uses the names of the real service and signals when it is ready', async () => {
    const answer = await fetch(`${backend.publicUrl}/chat/packs/js/sdk.js`);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    const script = await answer.text();
    for (const name of [
      'chatwootSDK',
      'chatwootSettings',
      '$chatwoot',
      'chatwoot:ready',
      'cw-bubble-holder',
      'woot-hidden',
    ])
      expect(script).toContain(name);
    expect((await fetch(`${backend.publicUrl}/chat/packs/js/widget.js`)).status).toBe(200);
    expect((await fetch(`${backend.publicUrl}/chat/packs/js/routes.ts`)).status).toBe(404);
  });

  test('CHAT-01 a message is stored, gets an automatic reply, and is still there at the next visit', async () => {
    const key = await open();
    expect(bubbles(await (await write(backend, key, 'Xin chào')).text())).toEqual(['visitor', 'shop']);
    const again = await (await widget(backend, { cw_conversation: key })).text();
    expect([keyOf(again), bubbles(again)]).toEqual([key, ['visitor', 'shop']]);
    expect(again).toContain('Xin chào');
  });

  test('CHAT-01 another visitor cannot read the conversation, and messages cannot inject scripts', async () => {
    const key = await open();
    await write(backend, key, '<script>alert(1)</script>');
    const [own, other] = [await widget(backend, { cw_conversation: key }), await widget(backend)];
    expect(await own.text()).toContain('&lt;script&gt;');
    expect(own.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'self';.*frame-ancestors http/,
    );
    expect(bubbles(await other.text())).toEqual([]);
    const rows = await runSql(backend, `select conversation from chat_messages where conversation = '${key}'`);
    expect(rows).toEqual([]);
  });

  test('CHAT-01 staff can read the messages', async () => {
    const text = `Hỏi giá ${Math.random()}`;
    await write(backend, await open(), text);
    const { body } = await deskVisitor(await enterStaff(backend)).list<ChatMessageRow>('chat-messages', {
      words: text,
    });
    expect(body.rows.map((row) => row.text)).toEqual([text]);
  });

  test('CHAT-01 invalid keys and tokens get a 404, an empty message is ignored, and a conversation is limited to sixty messages an hour', async () => {
    expect((await fetch(`${backend.publicUrl}/chat/widget?website_token=%3Cscript`)).status).toBe(404);
    expect((await write(backend, "x' or 1=1", 'a')).status).toBe(404);
    const key = await open();
    expect(bubbles(await (await write(backend, key, '   ')).text())).toEqual([]);
    // Some in sequence, some concurrently. Each message has an automatic reply, so thirty messages reach the limit of
    // sixty.
    for (let written = 0; written < 28; written += 1) await write(backend, key, 'a');
    await Promise.all(Array.from({ length: 6 }, () => write(backend, key, 'b')));
    const full = await (await write(backend, key, 'c')).text();
    expect(bubbles(full)).toHaveLength(60);
    expect(full).toContain('Bạn nhắn hơi nhanh');
  });
});
