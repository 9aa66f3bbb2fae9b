// `npm start`: installs and builds what is missing, starts backend and host, and prints one address.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkPort } from './check-port.mjs';
import { install, root, step } from './run.mjs';

const host = process.env.HOST || '127.0.0.1';
const backendHost = process.env.BACKEND_HOST || '127.0.0.1';
const backendPort = process.env.BACKEND_PORT || '4000';
/** 0 stays 0: the system chooses. */
const portAfter = (by) => String(Number(backendPort) && Number(backendPort) + by);
const ports = {
  PORT: process.env.PORT || '3000',
  BACKEND_PORT: backendPort,
  STAFF_PORT: process.env.STAFF_PORT || portAfter(1),
  AUTH_PUBLIC_PORT: process.env.AUTH_PUBLIC_PORT || portAfter(2),
};
const ownBackend = !process.env.SERVICES_ORIGIN;
const thisMachine = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
// Passkeys cannot be bound to an IP address.
const publicOrigin = process.env.PUBLIC_ORIGIN || `http://${thisMachine ? 'localhost' : host}:${ports.PORT}`;

const children = [];
let ending = false;

/** When one exits, the other stops too. */
const stop = (code) => {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, 15_000).unref();
};

/** Resolves with the line in which the process reports that it listens. Prints the rest of its log. */
const start = (name, env) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist', name, 'main.js')], {
      cwd: root,
      env: {
        ...process.env,
        HOST: host,
        BACKEND_HOST: backendHost,
        ...ports,
        PUBLIC_ORIGIN: publicOrigin,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    let head = '';
    child.stdout.on('data', (chunk) => {
      if (head === null) return process.stdout.write(chunk);
      head += chunk;
      const line = /^(\w+ listens on .*)\n/m.exec(head);
      if (!line) return;
      process.stdout.write(head.replace(line[0], ''));
      head = null;
      resolve(line[1]);
    });
    child.once('exit', (code) => {
      if (head) process.stdout.write(head);
      stop(code ?? 1);
    });
  });

process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));

if (ownBackend) {
  await checkPort('BACKEND_PORT', ports.BACKEND_PORT, backendHost);
  await checkPort('STAFF_PORT', ports.STAFF_PORT, process.env.STAFF_HOST || '127.0.0.1');
  await checkPort('AUTH_PUBLIC_PORT', ports.AUTH_PUBLIC_PORT, process.env.AUTH_PUBLIC_HOST || '127.0.0.1');
}
await checkPort('PORT', ports.PORT, host);
install();
step('build', process.execPath, [join(root, 'scripts', 'build.mjs')]);
const said = ownBackend ? await start('backend', { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' }) : '';
// In development the backend has a chat of its own; it loads only for visitors who consent.
const chat =
  said.endsWith('in development mode') && !process.env.CHAT_HOST
    ? { CHAT_HOST: `http://localhost:${ports.AUTH_PUBLIC_PORT}/chat`, CHAT_WEBSITE_TOKEN: 'thu-nghiem' }
    : {};
await start('host', {
  ...chat,
  AUTH_PUBLIC_ORIGIN: process.env.AUTH_PUBLIC_ORIGIN || `http://127.0.0.1:${ports.AUTH_PUBLIC_PORT}`,
  SERVICES_ORIGIN:
    process.env.SERVICES_ORIGIN ||
    `http://${backendHost === '0.0.0.0' ? '127.0.0.1' : backendHost}:${ports.BACKEND_PORT}`,
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
});
console.log(`\nThe shop: ${publicOrigin}\n`);
