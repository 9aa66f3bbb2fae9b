import { describe, expect, test } from 'vitest';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { streamed } from '#test/host/streamed-request.ts';

/** A body of an announced size that records whether anybody reads it. */
const watchedBody = () => {
  const state = { reads: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        state.reads += 1;
        stream.enqueue(new Uint8Array(1_000));
      },
    },
    { highWaterMark: 0 },
  );
  return { state, body };
};

const upload = async (path: string, length: number | null, type: string) => {
  const { host, called } = hostUnderTest({ renderer: jsonRenderer() });
  const { state, body } = watchedBody();
  const answer = await host.send(path, {
    ...streamed(body),
    headers: {
      'content-type': type,
      'sec-fetch-site': 'same-origin',
      ...(length === null ? {} : { 'content-length': String(length) }),
    },
  });
  return { answer, reads: state.reads, called: called.map(([name]) => name) };
};

const form = 'application/x-www-form-urlencoded';
const MB = 1_048_576;

describe('the body of an upload', () => {
  test('V5.2.1 it is read only after the visitor was authorised, whether or not its size is announced', async () => {
    for (const length of [20 * MB, null]) {
      const papers = await upload('/xac-thuc-thong-tin/x', length, form);
      expect([papers.answer.status, papers.answer.headers.get('location'), papers.reads]).toEqual([
        303,
        '/xac-thuc-thong-tin/x',
        0,
      ]);
      expect(papers.called).toEqual(['loadRegistrantDocumentsList']);
    }
    const avatar = await upload('/quan-ly-tai-khoan/thong-tin', MB, form);
    expect([avatar.answer.status, avatar.reads]).toEqual([303, 0]);
    const command = await upload('/api/setAvatar', MB, 'application/json');
    expect([command.answer.status, await command.answer.json(), command.reads]).toEqual([
      401,
      { ok: false, failure: { kind: 'login-required' } },
      0,
    ]);
    expect((await upload('/api/saveRegistrantDocuments', MB, 'application/json')).answer.status).toBe(403);
  });

  test('V15.2.2 other routes take at most 64 kB, and no upload exceeds its own limit', async () => {
    for (const [path, length] of [
      ['/gio-hang', 65_537],
      ['/khong/co', 65_537],
      ['/api/setCartNote', 65_537],
      ['/api/setAvatar', 3 * MB],
      ['/xac-thuc-thong-tin/x', 30 * MB],
    ] as const) {
      const { answer, reads, called } = await upload(path, length, form);
      expect([path, answer.status, reads, called]).toEqual([path, 413, 0, []]);
    }
    // Without an announced size the host stops at the limit.
    const endless = await upload('/gio-hang', null, form);
    expect([endless.answer.status, endless.reads]).toEqual([413, 66]);
  });

  test('V15.2.2 a form with more than 500 fields is a 400', async () => {
    const { host, called } = hostUnderTest({ renderer: jsonRenderer() });
    const fields = Array.from({ length: 500 }, (_, at) => [`a${at}`, ''] as const);
    const statusOf = async (count: number): Promise<number> =>
      (await host.form('/gio-hang', [['_use', 'clearCart'], ...fields.slice(0, count - 1)])).status;
    expect(await statusOf(501)).toBe(400);
    expect(called).toEqual([]);
    expect(await statusOf(500)).not.toBe(400);
  });
});
