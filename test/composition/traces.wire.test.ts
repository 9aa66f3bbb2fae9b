import { context, propagation, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTracing } from '#contracts/tracing/start-tracing.ts';
import { eachRealBackend, freshToken } from '#test/kit/backends/backends.ts';
import { type LoggedBackend, startLoggedBackend } from '#test/kit/backends/logged-backend.ts';
import { slugs } from '#test/kit/fakes/shop.ts';
import { browserAt } from '#test/kit/host-browser.ts';
import { type CollectedSpan, startTraceCollector } from '#test/kit/servers/trace-collector.ts';

const SERVER = 2;
const CLIENT = 3;
const visitor = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };

eachRealBackend('traces', ({ databaseUrl }) => {
  let collector: Awaited<ReturnType<typeof startTraceCollector>>;
  let backend: LoggedBackend;
  beforeAll(async () => {
    collector = await startTraceCollector();
    backend = await startLoggedBackend(databaseUrl, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  });
  afterAll(async () => {
    await backend.close();
    await collector.close();
  });

  const browser = async () => {
    const { signing } = inject('secrets');
    const anonymousToken = [await freshToken(backend)] as const;
    return browserAt(backend, { secrets: { guestSigning: [signing], anonymousToken, flash: [signing] } });
  };

  /** What the collector gets of this work; the first process of a request decides which traces are kept. */
  const spansOf = async (ratio: number, work: () => Promise<void>): Promise<readonly CollectedSpan[]> => {
    const before = collector.spans.length;
    const end = startTracing({ endpoint: collector.endpoint, ratio }, { program: 'shop', isFirst: true });
    try {
      await work();
    } finally {
      await end();
      for (const each of [trace, context, propagation]) each.disable();
    }
    return collector.spans.slice(before);
  };

  test('ERR-06 a page is one trace: the request, its calls, what the backend answers, and its statements', async () => {
    const host = await browser();
    let timing: string | null = null;
    const spans = await spansOf(1, async () => {
      const answer = await host.send(`/san-pham/${slugs.server}`, { headers: visitor });
      timing = answer.headers.get('server-timing');
      expect(answer.status).toBe(200);
    });
    const page = spans.find(({ name }) => name === `GET /san-pham/${slugs.server}`);
    expect(page).toMatchObject({ kind: SERVER, parentSpanId: visitor.traceparent.slice(36, 52) });
    expect(timing).toMatch(new RegExp(`traceparent;desc="00-${page?.traceId}-${page?.spanId}-01"$`));
    const above = (span: CollectedSpan | undefined) => spans.find(({ spanId }) => spanId === span?.parentSpanId);
    const statement = spans.find(
      (span) => span.name === 'select' && above(above(above(span))) === page && above(span) !== undefined,
    );
    expect([above(statement)?.kind, above(above(statement))?.kind]).toEqual([SERVER, CLIENT]);
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([visitor.traceparent.slice(3, 35)]));
  });

  test('ERR-06 V14.2.4 nothing that a visitor typed is in a trace', async () => {
    const host = await browser();
    await spansOf(1, async () => {
      await host.send('/tim-kiem?q=bi-mat-cua-toi');
      await host.form('/dang-nhap', { username: 'bi.mat@example.vn', password: 'Rat-Bi-Mat-2026' });
    });
    expect(collector.sent()).toContain('/dang-nhap');
    expect(collector.sent()).not.toMatch(/bi.mat/i);
  });

  test('a caller cannot ask for more traces than are kept', async () => {
    const host = await browser();
    const spans = await spansOf(0, async () => {
      const answer = await host.send('/dang-nhap', { headers: visitor });
      expect(answer.headers.get('server-timing')).not.toContain('traceparent');
    });
    expect(spans).toEqual([]);
  });

  test('without a collector no call names a trace, and the answer none', async () => {
    const answer = await (await browser()).send('/dang-nhap', { headers: visitor });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('server-timing')).not.toContain('traceparent');
  });
});
