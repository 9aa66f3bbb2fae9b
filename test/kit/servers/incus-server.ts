import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#test/kit/backends/free-port.ts';

const run = promisify(execFile);
const [DAEMON, CLIENT, BUSYBOX, SSH] = ['/usr/bin/lxd', '/usr/bin/lxc', '/bin/busybox', '/usr/sbin/dropbear'];

/** Machines need root, and Debian's packages lxd, nftables, dnsmasq-base, busybox-static and dropbear-bin. */
export const hasIncus = process.getuid?.() === 0 && [DAEMON, BUSYBOX, SSH].every((program) => existsSync(program));

/** First program of a machine: an address from DHCP, then SSH. Each start leaves a line. */
const INIT = `#!/bin/sh
export PATH=/bin:/sbin:/usr/sbin
echo start >> /var/starts
mount -t proc proc /proc 2>/dev/null
ip link set lo up
ip link set eth0 up
udhcpc -i eth0 -s /etc/udhcpc.sh -b -q &
dropbear -R -F &
trap 'kill -TERM -1; exit 0' PWR TERM INT
while :; do sleep 1; done
`;

const DHCP = `#!/bin/sh
[ "$1" = bound ] || [ "$1" = renew ] || exit 0
ip addr flush dev "$interface"
ip addr add "$ip/24" dev "$interface"
`;

/** Debian's own needs PAM. */
const CHANGE_PASSWORD = `#!/bin/sh
IFS=: read -r user password
hash=$(mkpasswd -m sha512 "$password") || exit 1
sed "s|^$user:[^:]*|$user:$hash|" /etc/shadow > /etc/shadow.new && mv /etc/shadow.new /etc/shadow && chmod 600 /etc/shadow
`;

const applets =
  'sh,echo,mount,ip,udhcpc,sleep,kill,sed,mv,chmod,mkdir,cat,hostname,mkpasswd,touch,ls,wc,poweroff'.split(',');

/** A system of 3 MB whose user root logs in by password. */
const buildImage = async (folder: string): Promise<string> => {
  const root = join(folder, 'rootfs');
  for (const each of ['bin', 'sbin', 'etc/dropbear', 'dev', 'proc', 'sys', 'root', 'tmp', 'run', 'var', 'usr/sbin'])
    mkdirSync(join(root, each), { recursive: true });
  cpSync(BUSYBOX, join(root, 'bin/busybox'));
  for (const each of applets) symlinkSync('busybox', join(root, 'bin', each));
  cpSync(SSH, join(root, 'usr/sbin/dropbear'));
  const { stdout } = await run('ldd', [SSH]);
  for (const [, library = ''] of stdout.matchAll(/(\/\S+\.so[.\d]*)/g)) {
    mkdirSync(join(root, dirname(library)), { recursive: true });
    cpSync(library, join(root, library), { dereference: true });
  }
  const write = (path: string, text: string, mode = 0o644) => {
    writeFileSync(join(root, path), text);
    chmodSync(join(root, path), mode);
  };
  write('etc/passwd', 'root:x:0:0:root:/root:/bin/sh\n');
  write('etc/group', 'root:x:0:\n');
  write('etc/shells', '/bin/sh\n');
  write('etc/shadow', 'root:*:20000:0:99999:7:::\n', 0o600);
  write('sbin/init', INIT, 0o755);
  write('etc/udhcpc.sh', DHCP, 0o755);
  write('usr/sbin/chpasswd', CHANGE_PASSWORD, 0o755);
  writeFileSync(
    join(folder, 'metadata.yaml'),
    'architecture: x86_64\ncreation_date: 1764000000\nproperties: { os: Busybox, description: tiny }\n',
  );
  await run('chmod', ['-R', 'go+rX', root]);
  const file = join(folder, 'image.tar.gz');
  await run('tar', ['-C', folder, '-czf', file, 'metadata.yaml', basename(root)]);
  return file;
};

const subnetOf = (port: number): string => `10.${64 + (port % 64)}.${(port >> 6) % 256}`;

/** A server of machines on this host, reached as the shop does: over https, with two certificates. */
export type IncusServerProcess = {
  readonly url: string;
  readonly client: string;
  readonly certificate: string;
  /** Alias of an image. */
  readonly image: string;
  /** Runs a command in a machine. */
  readonly inside: (machine: string, ...command: string[]) => Promise<string>;
  readonly names: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
};

export const startIncus = async (): Promise<IncusServerProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-machines-'));
  // The users of a machine are strangers to this host.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const env = { ...process.env, LXD_DIR: join(folder, 'lxd') };
  mkdirSync(env.LXD_DIR);
  const output = openSync(join(folder, 'lxd.log'), 'a');
  const daemon = spawn('/bin/sh', ['-c', `umask 022; exec ${DAEMON}`], { env, stdio: ['ignore', output, output] });
  const lxc = async (...args: string[]): Promise<string> => (await run(CLIENT, args, { env })).stdout;
  await run(DAEMON, ['waitready'], { env });
  const bridge = `shop${port}`;
  await lxc('config', 'set', 'core.https_address', `127.0.0.1:${port}`);
  await lxc('storage', 'create', 'default', 'dir');
  await lxc('network', 'create', bridge, `ipv4.address=${subnetOf(port)}.1/24`, 'ipv4.nat=false', 'ipv6.address=none');
  await lxc('profile', 'device', 'add', 'default', 'root', 'disk', 'path=/', 'pool=default');
  await lxc('profile', 'device', 'add', 'default', 'eth0', 'nic', `network=${bridge}`, 'name=eth0');
  await lxc('image', 'import', await buildImage(folder), '--alias', 'tiny');
  const [key, certificate] = [join(folder, 'client.key'), join(folder, 'client.crt')];
  const subject = ['-subj', '/CN=shop', '-days', '2'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  await run('openssl', ['req', '-x509', '-nodes', ...curve, '-keyout', key, '-out', certificate, ...subject]);
  await lxc('config', 'trust', 'add', certificate);
  const names = async (): Promise<readonly string[]> =>
    (await lxc('list', '-f', 'csv', '-c', 'n')).split('\n').filter((each) => each !== '');
  return {
    url: `https://127.0.0.1:${port}`,
    client: `${readFileSync(certificate, 'utf8')}${readFileSync(key, 'utf8')}`,
    certificate: readFileSync(join(env.LXD_DIR, 'server.crt'), 'utf8'),
    image: 'tiny',
    inside: (machine, ...command) => lxc('exec', machine, '--', ...command),
    names,
    stop: async () => {
      for (const each of await names()) {
        await lxc('stop', '--force', each).catch(() => null);
        await lxc('delete', each);
      }
      await lxc('profile', 'device', 'remove', 'default', 'eth0');
      await lxc('network', 'delete', bridge);
      const ended = once(daemon, 'exit');
      await run(DAEMON, ['shutdown'], { env });
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Whether something answers an echo request within a second. */
export const answersPing = (address: string): Promise<boolean> =>
  run(BUSYBOX, ['ping', '-c', '1', '-W', '1', address]).then(
    () => true,
    () => false,
  );

/** What a command says that is run by SSH with a password; null: nobody answers, or the password is wrong. */
export const overSsh = (address: string, password: string, command: string): Promise<string | null> =>
  run('dbclient', ['-y', '-y', '-T', `root@${address}`, command], {
    env: { ...process.env, DROPBEAR_PASSWORD: password, HOME: tmpdir() },
    timeout: 20_000,
  }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
