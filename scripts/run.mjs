// Helpers that must work before node_modules exists; only Node's built-in modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of Node.js, as `engines` in package.json says; older ones lack what the scripts themselves use. */
const MIN_NODE = [20, 19];
const node = process.versions.node.split('.').map(Number);
if (node[0] < MIN_NODE[0] || (node[0] === MIN_NODE[0] && node[1] < MIN_NODE[1])) {
  console.error(
    `Node.js ${process.versions.node} is too old: the shop needs ${MIN_NODE.join('.')} or newer, better that of .nvmrc.`,
  );
  process.exit(1);
}

export const root = join(import.meta.dirname, '..');
const installedMark = join(root, 'node_modules', '.installed-lock');

/** `npm ci`, when node_modules is missing or the lock file changed. */
export const install = () => {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === lock) return;
  if (!existsSync(join(root, 'node_modules')) || existsSync(installedMark) || process.env.CI) {
    step('npm ci', 'npm', ['ci', '--no-fund', '--no-audit']);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(installedMark, lock);
};

/** Shows the command's output. Returns its exit code, 1 for a signal or a command that could not start. */
export const attempt = (title, command, args, options = {}) => {
  const started = Date.now();
  console.log(`\n▶ ${title}`);
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (status === 0) console.log(`✔ ${title} (${seconds} s)`);
  else
    console.error(
      `✘ ${title} failed after ${seconds} s${signal ? ` by ${signal}` : ''}${error ? `: ${error.message}` : ''}`,
    );
  return status ?? 1;
};

/** Shows the command's output; exits with its code when it fails. */
export const step = (...command) => {
  const code = attempt(...command);
  if (code !== 0) process.exit(code);
};

export const tool = (name) => join(root, 'node_modules', '.bin', name);

/** The child ends with this process. */
export const child = (command, args, options = {}) => {
  const started = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const end = () => started.kill('SIGTERM');
  process.once('exit', end);
  started.once('exit', () => process.removeListener('exit', end));
  return started;
};
