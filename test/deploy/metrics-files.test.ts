import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { prometheusMetrics as backendMetrics } from '#backend/metrics/prometheus-metrics.ts';
import { prometheusMetrics as hostMetrics } from '#host/metrics/prometheus-metrics.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', '..', 'deploy', path), 'utf8');

type Rule = { readonly alert: string; readonly expr: string; readonly annotations: { readonly summary: string } };
type Alerts = { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
type Panel = { readonly title: string; readonly targets: readonly { readonly expr: string }[] };

// Files of this repository, whose parts the tests below look at.
const alerts = (parse(read('prometheus/alerts.yml')) as Alerts).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('grafana/shop.json')) as { readonly panels: readonly Panel[] };
const queries = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Names of metrics in a query: no functions, labels, values or durations. */
const namesIn = (query: string): readonly string[] => {
  const bare = query.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(?:by|without) \([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b[a-z]\w*_\w+\b|\bup\b/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'histogram_quantile');
};
const labelsIn = (query: string): readonly string[] =>
  [...query.matchAll(/[{,]\s*(\w+)\s*(?:=~?|!=)/g)].map(([, name = '']) => name);

/** Everything that a scrape of host and backend names, whether it has been counted yet or not. */
const exposed = async (): Promise<{ readonly names: ReadonlySet<string>; readonly types: string }> => {
  const texts = await Promise.all([
    hostMetrics().read(),
    // The database is not asked: names are there without counts.
    backendMetrics(() => Promise.reject(new Error('no database')), { now: () => 0 }).read(),
  ]);
  const types = texts.map(({ text }) => text).join('\n');
  const names = [...types.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  // Prometheus itself makes `up`.
  return { names: new Set([...names, 'up']), types };
};

describe('dashboard and alerts', () => {
  test('every metric that a panel or an alert names is one of host or backend', async () => {
    const { names } = await exposed();
    expect(queries.length).toBeGreaterThan(20);
    for (const [where, query] of queries) {
      expect(namesIn(query), where).not.toEqual([]);
      expect([where, namesIn(query).filter((name) => !names.has(name))]).toEqual([where, []]);
    }
  });

  test('every metric of the shop is on the dashboard', async () => {
    const { names } = await exposed();
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
    const own = [...names].filter((name) => name.startsWith('shop_') && !/_(sum|count)$/.test(name));
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  });

  test('labels in queries are those that the programs set, and every alert says what it is', () => {
    const known = ['job', 'kind', 'status', 'from', 'service', 'outcome', 'channel', 'state', 'name', 'pages'];
    for (const [where, query] of queries)
      expect([where, labelsIn(query).filter((label) => !known.includes(label))]).toEqual([where, []]);
    for (const { alert, annotations } of alerts)
      expect([alert, annotations.summary.length > 20]).toEqual([alert, true]);
  });
});
