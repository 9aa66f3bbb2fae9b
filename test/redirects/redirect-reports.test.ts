import { describe, expect, test } from 'vitest';
import { cmsRedirectHits } from '#adapters/cms/redirect-hits.ts';
import { serviceClient } from '#adapters/service-client.ts';

type Sent = readonly { readonly urlOld: string; readonly count: number }[];

/** A content system behind a fake network: what it received, what was logged, and the status that it returns. */
const opened = (status: () => number | 'lost' | 'refused') => {
  const sent: Sent[] = [];
  const said: string[] = [];
  const network: typeof fetch = async (_, init) => {
    const answer = status();
    if (answer === 'refused')
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
    sent.push((JSON.parse(String(init?.body)) as { hits: Sent }).hits);
    if (answer === 'lost') throw new TypeError('terminated');
    return new Response(answer === 204 ? null : '{}', { status: answer });
  };
  const client = serviceClient({ baseUrl: 'http://cms.test', bearer: null, requestId: 'r', fetch: network });
  return { sent, said, hits: cmsRedirectHits(client, (kind) => said.push(kind)) };
};

const countMany = (hits: { count: (urlOld: string) => void }, paths: number) => {
  for (let each = 0; each < paths; each += 1) hits.count(`/${each}`);
};

describe('RED-04 reporting hits to the content system', () => {
  test('RED-04 a report contains each rule once with its hits, and nothing is sent without hits', async () => {
    const { hits, sent } = opened(() => 204);
    await hits.report();
    for (const path of ['/a', '/b', '/a']) hits.count(path);
    await hits.report();
    await hits.report();
    expect(sent).toEqual([
      [
        { urlOld: '/a', count: 2 },
        { urlOld: '/b', count: 1 },
      ],
    ]);
  });

  test('RED-04 many rules are sent in reports of two hundred', async () => {
    const { hits, sent } = opened(() => 204);
    countMany(hits, 450);
    await hits.report();
    expect(sent.map((each) => each.length)).toEqual([200, 200, 50]);
  });

  test('ERR-06 undelivered hits are sent with the next report, and the problem is logged once', async () => {
    let status: number | 'refused' = 'refused';
    const { hits, sent, said } = opened(() => status);
    hits.count('/a');
    await hits.report();
    hits.count('/a');
    status = 429;
    await hits.report();
    expect(said).toEqual(['unreachable']);
    status = 204;
    await hits.report();
    expect(sent.at(-1)).toEqual([{ urlOld: '/a', count: 2 }]);
    status = 'refused';
    hits.count('/a');
    await hits.report();
    expect(said).toHaveLength(2);
  });

  test('RED-04 hits that may have arrived, or were rejected, are not sent again', async () => {
    for (const answer of ['lost', 500, 400] as const) {
      let status: number | 'lost' = answer;
      const { hits, sent } = opened(() => status);
      hits.count('/a');
      await hits.report();
      status = 204;
      await hits.report();
      expect([answer, sent.length]).toEqual([answer, 1]);
    }
  });

  test.each([404, 405])('RED-04 a content system without the endpoint (%i) is not asked again', async (status) => {
    const { hits, sent, said } = opened(() => status);
    hits.count('/a');
    await hits.report();
    hits.count('/a');
    await hits.report();
    expect([sent.length, said]).toEqual([1, ['no such address']]);
  });

  test('ERR-06 the queue of undelivered hits is limited', async () => {
    let status: number | 'refused' = 'refused';
    const { hits, sent } = opened(() => status);
    countMany(hits, 6_000);
    await hits.report();
    status = 204;
    await hits.report();
    expect(sent.flat()).toHaveLength(5_000);
  });
});
