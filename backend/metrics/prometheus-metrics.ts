import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { latencyBuckets } from '#contracts/latency-buckets.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import type { RowCounts } from './count-rows.ts';
import type { BackendMetrics } from './metrics.ts';

/** How old the counts of rows may be, in ms: a scrape by several servers counts once. */
const COUNTS_TTL_MS = 20_000;

const setAll = (gauge: Gauge, rows: RowCounts['orders' | 'payments' | 'messages']): void => {
  gauge.reset();
  for (const { labels, count } of rows) gauge.set(labels, count);
};

/** Loaded only when metrics are read: the first use also begins to watch event loop and memory. */
export const prometheusMetrics = (countRows: () => Promise<RowCounts>, clock: Clock): BackendMetrics => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'shop_backend_requests_total',
    help: 'Requests by kind and HTTP status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'shop_backend_request_seconds',
    help: 'Time until an answer was ready, by kind of request.',
    labelNames: ['kind'],
    buckets: latencyBuckets,
    registers,
  });
  const orders = new Gauge({
    name: 'shop_orders',
    help: 'Orders and carts in the database, by status.',
    labelNames: ['status'],
    registers,
  });
  const payments = new Gauge({
    name: 'shop_payments',
    help: 'Payments in the database, by state.',
    labelNames: ['state'],
    registers,
  });
  const messages = new Gauge({
    name: 'shop_messages_unsent',
    help: 'Mails and SMS in the database that wait or were given up, by channel and state.',
    labelNames: ['channel', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'shop_message_oldest_seconds',
    help: 'How long the oldest unsent message has waited.',
    registers,
  });
  let countedAt = Number.NEGATIVE_INFINITY;
  const count = async (): Promise<void> => {
    if (clock.now() - countedAt < COUNTS_TTL_MS) return;
    countedAt = clock.now();
    const counts = await countRows();
    setAll(orders, counts.orders);
    setAll(payments, counts.payments);
    setAll(messages, counts.messages);
    oldest.set(counts.oldestMessageSeconds);
  };
  return {
    request: (kind, status, ms) => {
      requests.inc({ kind, status });
      requestSeconds.observe({ kind }, ms / 1_000);
    },
    // A scrape still tells what the process knows while the database is down.
    read: async () => {
      await count().catch(() => {
        countedAt = Number.NEGATIVE_INFINITY;
      });
      return { text: await register.metrics(), contentType: register.contentType };
    },
  };
};
