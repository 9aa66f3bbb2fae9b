import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { StartFailure } from '#host/configuration/start-failure.ts';
import { renderer } from '#ssr/renderer.tsx';
import { readBrandFiles } from './configuration/brand-files.ts';
import { dataDirOf, readEnvironment, type Variables, withLook } from './configuration/environment.ts';
import { readSecrets } from './configuration/secrets.ts';
import { createHost } from './host.ts';
import { hostDeps } from './host-deps.ts';

/** Served before the entry loads them, or a deferred part of the header and footer does. */
const styles = [
  ...['fonts', 'tokens', 'base'].map((name) => `/src/ui/theme/${name}.css`),
  ...['panel', 'menus', 'header-search', 'user-menu', 'drawer-menu', 'footer'].map(
    (name) => `/src/ui/shell/${name}.module.css`,
  ),
  '/src/ui/search/search-box.module.css',
];

/** Allows the dev server's scripts. Each has a new build id: an edit changes pages without changing their data. */
export const developmentHost = (variables: Variables) => {
  const read = readEnvironment(variables, readSecrets(variables, dataDirOf(variables)));
  if (!read.ok) throw new StartFailure(read.problems.join('\n'));
  const brand = readBrandFiles(read.value.brandFiles);
  const drawing = Promise.resolve(renderer({ kind: 'development', styles }));
  return createHost(
    hostDeps(withLook(read.value, brand.look), {
      renderer: () => drawing,
      files: brand.files,
      buildId: randomUUID(),
      isProduction: false,
      isDraining: () => false,
      metrics: null,
      log: pino({ level: variables.LOG_LEVEL || 'warn', base: { app: 'host' } }),
    }),
  );
};
