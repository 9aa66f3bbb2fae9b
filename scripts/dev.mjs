// `npm run dev`: hot reload. Vite renders documents and serves scripts; the backend runs from its build.
import { spawn } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { install, root, step } from './run.mjs';

process.env.NODE_ENV = 'development';
process.env.MODE = 'development';
install();
const port = Number(process.env.PORT || 3000);
const backendPort = process.env.BACKEND_PORT || '4000';
process.env.SERVICES_ORIGIN ||= `http://127.0.0.1:${backendPort}`;
// Passkeys cannot be bound to an IP address.
process.env.PUBLIC_ORIGIN ||= `http://localhost:${port}`;

const startBackend = () =>
  new Promise((resolve) => {
    step('build backend', process.execPath, [
      join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--config',
      'vite.backend.config.ts',
      '--logLevel',
      'warn',
    ]);
    const backend = spawn(process.execPath, [join(root, 'dist', 'backend', 'main.js')], {
      cwd: root,
      env: { ...process.env, BACKEND_PORT: backendPort, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    process.once('exit', () => backend.kill('SIGTERM'));
    backend.once('exit', (code) => process.exit(code ?? 1));
    backend.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      if (String(chunk).includes('listens on')) resolve();
    });
  });

if (process.env.SERVICES_ORIGIN === `http://127.0.0.1:${backendPort}`) {
  // The backend's sandbox chat; loads only for visitors who consent.
  if (!process.env.CHAT_HOST) {
    process.env.CHAT_HOST = `http://localhost:${backendPort}/chat`;
    process.env.CHAT_WEBSITE_TOKEN = 'thu-nghiem';
  }
  await startBackend();
}
const { createServer } = await import('vite');
const { getRequestListener } = await import('@hono/node-server');
const server = createHttpServer();
const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });

let host;
vite.watcher.on('change', () => {
  host = undefined;
});
const answer = getRequestListener(async (request, bindings) => {
  try {
    host ??= vite.ssrLoadModule('/src/host/development.ts').then(({ developmentHost }) => developmentHost(process.env));
    return await (await host).fetch(request, bindings);
  } catch (error) {
    host = undefined;
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    return new Response(String(error?.stack ?? error), { status: 500 });
  }
});

server.on('request', (request, response) => vite.middlewares(request, response, () => answer(request, response)));
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use. Set PORT to another one.` : error);
  process.exit(1);
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
server.listen(port, process.env.HOST || '127.0.0.1', () =>
  console.log(`\nCửa Hàng Mây: ${process.env.PUBLIC_ORIGIN}\n`),
);
