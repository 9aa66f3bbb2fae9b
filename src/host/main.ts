import { resolve } from 'node:path';
import { pino } from 'pino';
import { renderer } from '#ssr/renderer.tsx';
import { loadClientBuild } from './configuration/client-build.ts';
import { readEnvironment } from './configuration/environment.ts';
import { readSecrets } from './configuration/secrets.ts';
import { createHost } from './host.ts';
import { hostDeps } from './host-deps.ts';
import { clientFiles } from './http/client-files.ts';
import { StartFailure, serveHost } from './http/server.ts';
import { startReportingHits } from './pages/redirect-hits.ts';

/** Exits with 1 and a sentence when the host cannot start; completes running requests before it ends. */
const main = async (): Promise<void> => {
  const dataDir = process.env.DATA_DIR?.trim() || '.data';
  const read = readEnvironment(process.env, readSecrets(process.env, dataDir));
  if (!read.ok) throw new StartFailure(read.problems.join('\n'));
  const folder = resolve(process.env.CLIENT_DIR?.trim() || 'dist/client');
  const build = loadClientBuild(folder);
  const drawing = Promise.resolve(renderer(build.client));
  const deps = hostDeps(read.value, {
    renderer: () => drawing,
    files: clientFiles(folder),
    buildId: build.id,
    isProduction: true,
    log: pino({ level: process.env.LOG_LEVEL || 'info', base: { app: 'host' } }),
  });
  if (read.value.mode === 'production' && !process.env.TRUST_PROXY?.trim())
    deps.log.warn({}, 'TRUST_PROXY names no proxy: visitors behind one share a rate limit');
  const running = await serveHost(createHost(deps), read.value);
  const endReports = startReportingHits(deps.redirectHits);
  process.stdout.write(`host listens on ${running.url}\n`);
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    running
      .close()
      .then(endReports)
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};

main().catch((error: unknown) => {
  const text =
    error instanceof StartFailure
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
