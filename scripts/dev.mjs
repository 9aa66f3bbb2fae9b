// `npm run dev`: host, pages and backend run from source in this process. An edit replaces what imports its file.
import { createServer as createHttpServer } from 'node:http';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkPort } from './check-port.mjs';
import { install, root } from './run.mjs';

process.env.NODE_ENV = 'development';
process.env.MODE = 'development';
install();
const port = Number(process.env.PORT || 3000);
process.env.BACKEND_PORT ||= '4000';
const ownBackend = `http://127.0.0.1:${process.env.BACKEND_PORT}`;
process.env.SERVICES_ORIGIN ||= ownBackend;
process.env.AUTH_PUBLIC_PORT ||= String(Number(process.env.BACKEND_PORT) + 2);
process.env.AUTH_PUBLIC_ORIGIN ||= `http://127.0.0.1:${process.env.AUTH_PUBLIC_PORT}`;
process.env.LOG_LEVEL ||= 'warn';
// Passkeys cannot be bound to an IP address.
process.env.PUBLIC_ORIGIN ||= `http://localhost:${port}`;
const hasOwnBackend = process.env.SERVICES_ORIGIN === ownBackend;
if (hasOwnBackend && !process.env.CHAT_HOST) {
  // The backend's sandbox chat; loads only for visitors who consent.
  process.env.CHAT_HOST = `http://localhost:${process.env.AUTH_PUBLIC_PORT}/chat`;
  process.env.CHAT_WEBSITE_TOKEN = 'thu-nghiem';
}

// Before anything is loaded, so that a taken port is told at once.
await checkPort('PORT', String(port), process.env.HOST || '127.0.0.1');
if (hasOwnBackend) {
  const { BACKEND_PORT, AUTH_PUBLIC_PORT, BACKEND_HOST, AUTH_PUBLIC_HOST, STAFF_HOST } = process.env;
  await checkPort('BACKEND_PORT', BACKEND_PORT, BACKEND_HOST || '127.0.0.1');
  await checkPort('STAFF_PORT', process.env.STAFF_PORT || String(Number(BACKEND_PORT) + 1), STAFF_HOST || '127.0.0.1');
  await checkPort('AUTH_PUBLIC_PORT', AUTH_PUBLIC_PORT, AUTH_PUBLIC_HOST || '127.0.0.1');
}

const HOST = '/src/host/development.ts';
const BACKEND = '/backend/development.ts';
/** Files that the backend reads or runs once, when it opens its database. */
const opensDatabase = /^(?:contracts\/seed|backend\/platform\/database)\/|^backend\/.*schema\.ts$/;

const { createServer } = await import('vite');
const { getRequestListener } = await import('@hono/node-server');
const server = createHttpServer();

let host;
let backend;
/** Ends when the backend answers with the newest code; requests wait for it. */
let ready = Promise.resolve();

const startBackend = async (reopens) => {
  // A file that cannot be loaded leaves the running backend as it is.
  const { developmentBackend } = await vite.ssrLoadModule(BACKEND);
  await backend?.close();
  const kept = reopens ? null : (backend?.database ?? null);
  if (reopens) await backend?.database.close();
  backend = undefined;
  backend = await developmentBackend(process.env, kept);
};

const changed = new Set();
const applyChanges = async () => {
  const files = [...changed];
  changed.clear();
  if (files.length === 0) return;
  const began = performance.now();
  const parts = new Set(files.flatMap((file) => partsThatUse(file)));
  if (parts.size === 0) return;
  // Also after a change of the backend only, because the host has cached its answers.
  host = undefined;
  if (parts.has(BACKEND)) await startBackend(files.some((file) => opensDatabase.test(file)));
  // Otherwise the browser replaces its modules by itself.
  if (!files.every(isInBrowser)) vite.environments.client.hot.send({ type: 'full-reload' });
  const names = [...parts].map((part) => part.split('/').at(-2)).join(' and ');
  console.log(`${files.join(', ')}: ${names} replaced in ${Math.round(performance.now() - began)} ms`);
};

const importersOf = (module, seen = new Set()) => {
  if (seen.has(module)) return seen;
  seen.add(module);
  for (const importer of module.importers) importersOf(importer, seen);
  return seen;
};

const modulesOf = (environment, file) => [...(environment.moduleGraph.getModulesByFile(join(root, file)) ?? [])];

/** Which of host and backend import the file; the backend reads some files without importing them. */
const partsThatUse = (file) => {
  const modules = modulesOf(vite.environments.ssr, file);
  const urls = new Set(modules.flatMap((module) => [...importersOf(module)].map(({ url }) => url)));
  const reads = opensDatabase.test(file) || /^backend\/.*\.(?!ts)\w+$/.test(file);
  return [HOST, BACKEND].filter((part) => urls.has(part) || (part === BACKEND && reads && hasOwnBackend));
};

/** Whether the browser has loaded all that shows this file; parts of a page come as markup alone. */
const isInBrowser = (file) => {
  const shown = modulesOf(vite.environments.ssr, file).flatMap((module) => [...module.importers].map(({ id }) => id));
  return [file, ...shown.map((id) => relative(root, id ?? ''))].every(
    (each) => modulesOf(vite.environments.client, each).length > 0,
  );
};

const report = (error) => {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  console.error(error);
};

const vite = await createServer({
  server: {
    middlewareMode: true,
    hmr: { server },
    // What the shop writes while it runs, and what only tests and documents read.
    watch: { ignored: ['**/.data/**', '**/.types/**', '**/dist/**', '**/docs/**', join(root, 'test/**')] },
  },
  appType: 'custom',
});
for (const event of ['add', 'change', 'unlink'])
  vite.watcher.on(event, (path) => {
    changed.add(relative(root, path).replaceAll('\\', '/'));
    // Editors write several files at once.
    ready = ready
      .then(() => pause(30))
      .then(applyChanges)
      .catch(report);
  });

const answer = getRequestListener(async (request, bindings) => {
  try {
    await ready;
    host ??= vite.ssrLoadModule(HOST).then(({ developmentHost }) => developmentHost(process.env));
    return await (await host).fetch(request, bindings);
  } catch (error) {
    host = undefined;
    report(error);
    return new Response(String(error?.stack ?? error), { status: 500 });
  }
});

server.on('request', (request, response) => vite.middlewares(request, response, () => answer(request, response)));
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use. Set PORT to another one.` : error);
  process.exit(1);
});
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, async () => {
    await backend?.close();
    await backend?.database.close();
    process.exit(0);
  });
if (hasOwnBackend)
  await startBackend(false).catch((error) => {
    console.error(error instanceof Error && error.name === 'StartFailure' ? error.message : error);
    process.exit(1);
  });
server.listen(port, process.env.HOST || '127.0.0.1', () =>
  console.log(`\nThe shop: ${process.env.PUBLIC_ORIGIN}${hasOwnBackend ? `; its services: ${ownBackend}` : ''}\n`),
);
