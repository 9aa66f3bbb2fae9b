import { describe, expect, test } from 'vitest';
import { ok } from '#core/shared/result.ts';
import { MAX_UPLOADS } from '#core/shared/upload-slots.ts';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { streamed } from '#test/host/streamed-request.ts';

const PIECE = 1_000_000;

/** A body that stops in the middle until `finish`, and counts the bytes that the host took from it. */
const openBody = () => {
  const state = { taken: 0 };
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        stream = controller;
      },
      pull: (controller) => {
        if (state.taken > 0) return;
        state.taken += PIECE;
        controller.enqueue(new Uint8Array(PIECE));
      },
    },
    { highWaterMark: 0 },
  );
  return { state, body, finish: () => stream?.close() };
};

describe('uploads at the same time', () => {
  const open = () => {
    const { host } = hostUnderTest({
      renderer: jsonRenderer(),
      replace: () => ({ loadAddresses: async () => ok({ addresses: [], provinces: [] }) }),
    });
    return (session: string, path = '/api/setAvatar') => {
      const { body, ...upload } = openBody();
      const headers = {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: `accessToken=${session}`,
      };
      const announced = { 'content-length': String(2 * PIECE) };
      const answer = host.send(path, {
        ...streamed(body),
        headers: { ...headers, ...announced },
      });
      const begun = () => expect.poll(() => upload.state.taken, { interval: 1 }).toBe(PIECE);
      return { ...upload, answer, begun };
    };
  };
  const expectBusy = async ({
    answer,
    state,
  }: {
    readonly answer: Promise<Response>;
    readonly state: { readonly taken: number };
  }) => {
    const { status, headers } = await answer;
    expect([status, headers.get('retry-after'), state.taken]).toEqual([503, '5', 0]);
  };

  test('V15.1.3 V15.2.2 a process holds four, and reads nothing of a fifth until one of them ends', async () => {
    const send = open();
    const running = Array.from({ length: MAX_UPLOADS }, (_, at) => send(`phien-${at}`));
    for (const { begun } of running) await begun();
    await expectBusy(send('phien-khac'));
    const [first] = running;
    first?.finish();
    await first?.answer;
    const next = send('phien-khac');
    await next.begun();
    for (const { finish } of [...running.slice(1), next]) finish();
    await Promise.all(running.map(({ answer }) => answer));
  });

  test('V15.2.2 a session uploads one at a time; a page says so in words', async () => {
    const send = open();
    const running = send('phien-a');
    await running.begun();
    await expectBusy(send('phien-a'));
    const page = send('phien-a', '/quan-ly-tai-khoan/thong-tin');
    await expectBusy(page);
    expect(await (await page.answer).clone().text()).toContain('Đang nhận tệp khác');
    running.finish();
    await running.answer;
  });
});
