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

/** Debian packages by a program of each. */
const serversOfWhole = [
  { name: 'bind9', program: '/usr/sbin/named' },
  { name: 'bind9-utils', program: '/usr/bin/named-checkzone' },
  { name: 'bind9-dnsutils', program: '/usr/bin/dig' },
  { name: 'pdns-server', program: '/usr/sbin/pdns_server' },
  { name: 'pdns-backend-sqlite3', program: '/usr/share/pdns-backend-sqlite3/schema/schema.sqlite3.sql' },
  { name: 'sqlite3', program: '/usr/bin/sqlite3' },
  { name: 'lxd', program: '/usr/bin/lxd' },
  { name: 'lxd-client', program: '/usr/bin/lxc' },
  { name: 'nftables', program: '/usr/sbin/nft' },
  { name: 'dnsmasq-base', program: '/usr/sbin/dnsmasq' },
  { name: 'busybox-static', program: '/bin/busybox' },
  { name: 'dropbear-bin', program: '/usr/sbin/dropbear' },
];

/**
 * CI must test on a real PostgreSQL, behind a real nginx and, as a whole, with BIND, PowerDNS and LXD; elsewhere tests use them
 * only if they are installed.
 */
export const ensureServers = () => {
  if (process.env.CI !== 'true') return;
  const missing = [
    ...(process.env.POSTGRES_BIN || existsSync('/usr/lib/postgresql') ? [] : ['postgresql']),
    ...(existsSync('/usr/sbin/nginx') ? [] : ['nginx']),
    ...(process.env.TEST_SIZE === 'everyday' ? [] : serversOfWhole.filter(({ program }) => !existsSync(program))).map(
      ({ name }) => name,
    ),
  ];
  for (const name of missing)
    if (!installPackage(name))
      console.error(
        `${name} is needed in CI: PostgreSQL 15, nginx 1.22, BIND 9.18, PowerDNS 4.7 and LXD 5.0, or newer ones.`,
      );
};
