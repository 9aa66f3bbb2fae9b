// Installs a Debian package as root on Debian or Ubuntu. Uses only Node's built-in modules.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** True when installed. */
export const installPackage = (name) => {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (process.getuid?.() !== 0 || !/debian|ubuntu/i.test(release)) return false;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  return spawnSync('apt-get', ['install', '-y', '-qq', name], options).status === 0;
};

/** CI must test contracts against a real PostgreSQL; elsewhere they use one only if it is installed. */
export const ensurePostgres = () => {
  if (process.env.CI !== 'true' || process.env.POSTGRES_BIN || existsSync('/usr/lib/postgresql')) return;
  if (!installPackage('postgresql'))
    console.error('PostgreSQL 15 or newer is needed in CI: install it, or set POSTGRES_BIN.');
};
