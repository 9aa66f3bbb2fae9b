import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { renderer } from '#ssr/renderer.tsx';
import { readBrandFiles } from './configuration/brand-files.ts';
import { loadClientBuild } from './configuration/client-build.ts';
import { dataDirOf, readEnvironment, withLook } from './configuration/environment.ts';
import { readSecrets } from './configuration/secrets.ts';
import { StartFailure } from './configuration/start-failure.ts';
import { createHost } from './host.ts';
import { hostDeps } from './host-deps.ts';
import { clientFiles } from './http/client-files.ts';
import { serveHost } from './http/server.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { startReportingHits } from './pages/redirect-hits.ts';

/** Exits with 1 and a sentence when the host cannot start; completes running requests before it ends. */
const main = async (): Promise<void> => {
  const read = readEnvironment(process.env, readSecrets(process.env, dataDirOf(process.env)));
  if (!read.ok) throw new StartFailure(read.problems.join('\n'));
  const folder = resolve(read.value.clientDir);
  const build = loadClientBuild(folder);
  const drawing = Promise.resolve(renderer(build.client));
  const { metrics: metricsAddress } = read.value;
  const metrics = metricsAddress && (await import('./metrics/prometheus-metrics.ts')).prometheusMetrics();
  const { tracing } = read.value;
  const endTracing =
    tracing &&
    (await import('#contracts/tracing/start-tracing.ts')).startTracing(tracing, {
      program: 'shop-host',
      isFirst: true,
    });
  let isEnding = false;
  const brand = readBrandFiles(read.value.brandFiles);
  const deps = hostDeps(withLook(read.value, brand.look), {
    renderer: () => drawing,
    files: new Map([...clientFiles(folder), ...brand.files]),
    buildId: build.id,
    isProduction: true,
    isDraining: () => isEnding,
    metrics,
    log: pino({ level: read.value.logLevel, base: { app: 'host' } }),
  });
  if (read.value.mode === 'production' && !process.env.TRUST_PROXY?.trim())
    deps.log.warn({}, 'TRUST_PROXY names no proxy: visitors behind one share a rate limit');
  const running = await serveHost(createHost(deps), read.value);
  const endMetrics = metrics && metricsAddress && (await serveMetrics(metrics, metricsAddress)).close;
  const endReports = startReportingHits(deps.redirectHits);
  process.stdout.write(`host listens on ${running.url}\n`);
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    void pause(read.value.drainMs)
      .then(running.close)
      .then(endReports)
      .then(() => endMetrics?.())
      .then(() => endTracing?.())
      .then(() => process.exit(0))
      .catch(exitWith);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

const exitWith = (error: unknown): never => {
  const text =
    error instanceof StartFailure
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

void main().catch(exitWith);
