import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { latencyBuckets } from '#contracts/latency-buckets.ts';
import type { HostMetrics } from './metrics.ts';

/** With the limits of good and poor: 0.2 and 0.5 s of INP, 0.8 and 1.8 of TTFB, 1.8 and 3 of FCP, 2.5 and 4 of LCP. */
const vitalBuckets = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];

/** Loaded only when metrics are read: the first use also begins to watch event loop and memory. */
export const prometheusMetrics = (): HostMetrics => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'shop_host_requests_total',
    help: 'Requests by kind and HTTP status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'shop_host_request_seconds',
    help: 'Time until an answer was ready, by kind of request.',
    labelNames: ['kind'],
    buckets: latencyBuckets,
    registers,
  });
  const pages = new Counter({
    name: 'shop_host_shared_pages_total',
    help: 'Pages that everybody sees, from the cache or drawn.',
    labelNames: ['from'],
    registers,
  });
  const calls = new Counter({
    name: 'shop_host_calls_total',
    help: 'Calls of services by outcome; unreachable, unknown and garbled are failures.',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'shop_host_call_seconds',
    help: 'Time of a call, by service.',
    labelNames: ['service'],
    buckets: latencyBuckets,
    registers,
  });
  const vitalSeconds = new Histogram({
    name: 'shop_web_vital_seconds',
    help: 'FCP, INP, LCP and TTFB of visits with consent, by family of the page.',
    labelNames: ['name', 'pages'],
    buckets: vitalBuckets,
    registers,
  });
  const layoutShift = new Histogram({
    name: 'shop_web_vital_layout_shift',
    help: 'CLS of visits with consent, by family of the page.',
    labelNames: ['pages'],
    buckets: [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });
  return {
    request: (kind, status, ms) => {
      requests.inc({ kind, status });
      requestSeconds.observe({ kind }, ms / 1_000);
    },
    sharedPage: (from) => pages.inc({ from }),
    call: ({ service, outcome, ms }) => {
      calls.inc({ service, outcome });
      callSeconds.observe({ service }, ms / 1_000);
    },
    vital: (name, pages, value) =>
      name === 'CLS' ? layoutShift.observe({ pages }, value) : vitalSeconds.observe({ name, pages }, value / 1_000),
    read: async () => ({ text: await register.metrics(), contentType: register.contentType }),
  };
};
