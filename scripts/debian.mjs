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

/**
 * CI must test on a real PostgreSQL, behind a real nginx and, as a whole, with the checks of BIND; elsewhere tests use
 * them only if they are installed.
 */
export const ensureServers = () => {
  if (process.env.CI !== 'true') return;
  const missing = [
    ...(process.env.POSTGRES_BIN || existsSync('/usr/lib/postgresql') ? [] : ['postgresql']),
    ...(existsSync('/usr/sbin/nginx') ? [] : ['nginx']),
    ...(process.env.TEST_SIZE === 'everyday' || existsSync('/usr/bin/named-checkzone') ? [] : ['bind9-utils']),
  ];
  for (const name of missing)
    if (!installPackage(name))
      console.error(`${name} is needed in CI: PostgreSQL 15, nginx 1.22 and BIND 9.18, or newer ones.`);
};
