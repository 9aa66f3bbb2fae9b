import type { Exchange } from '#backend/provisioning/providers/incus/exchange-with.ts';

type Texts = Readonly<Record<string, string>>;
type Devices = Readonly<Record<string, Texts>>;
type Stored = {
  config: Texts;
  devices: Devices;
  image: string;
  isRunning: boolean;
  version: number;
  readonly snapshots: Map<string, { readonly config: Texts; readonly devices: Devices; readonly at: number }>;
  /** Starts, commands that were run in it, and snapshots that were restored. */
  readonly did: string[];
};
type Body = {
  readonly name?: string;
  readonly config?: Texts;
  readonly devices?: Devices;
  readonly source?: { readonly alias: string };
  readonly action?: string;
  readonly environment?: Texts;
  readonly restore?: string;
};

/** What `default` gives every machine. */
const profile: Devices = {
  root: { type: 'disk', path: '/', pool: 'default' },
  eth0: { type: 'nic', network: 'shop' },
};

/** A server of machines in memory, which answers as Incus does. [linuxcontainers.org/incus/docs/main/rest-api] */
export type MemoryIncus = { readonly exchange: Exchange; readonly machines: ReadonlyMap<string, Stored> };

/** `isZfs`: its storage restores the newest snapshot alone. */
export const memoryIncus = ({ isZfs = false } = {}): MemoryIncus => {
  const machines = new Map<string, Stored>();
  const addresses = new Map<string, string>();
  const operations = new Map<string, object>();
  const sync = (metadata: unknown, tag = '') => ({ tag, text: JSON.stringify({ type: 'sync', metadata }) });
  const refuse = (code: number, error: string) => ({
    tag: '',
    text: JSON.stringify({ type: 'error', error_code: code, error }),
  });
  const operation = (metadata: object = {}, err = '') => {
    const path = `/1.0/operations/${operations.size}`;
    operations.set(path, { status: err === '' ? 'Success' : 'Failure', err, metadata });
    return { tag: '', text: JSON.stringify({ type: 'async', operation: path, metadata: {} }) };
  };
  const addressOf = (mac: string): string => {
    const n = addresses.size + 2;
    const known = addresses.get(mac) ?? `10.77.${n >> 8}.${n & 255}`;
    addresses.set(mac, known);
    return known;
  };
  const create = ({ name = '', config = {}, devices = {}, source }: Body) => {
    if (machines.has(name)) return refuse(409, `Instance "${name}" already exists`);
    machines.set(name, {
      config,
      devices,
      image: source?.alias ?? '',
      isRunning: false,
      version: 0,
      did: [],
      snapshots: new Map(),
    });
    return operation();
  };
  const change = (machine: Stored, { config = {}, devices = {} }: Body, tag: string | undefined) => {
    if (tag !== undefined && tag !== String(machine.version)) return refuse(412, 'Precondition failed');
    machine.config = { ...machine.config, ...config };
    machine.devices = { ...machine.devices, ...devices };
    machine.version += 1;
    return sync({});
  };
  const setState = (machine: Stored, action = '') => {
    const wanted = action !== 'stop';
    if (action !== 'restart' && machine.isRunning === wanted)
      return operation({}, `The instance is already ${wanted ? 'running' : 'stopped'}`);
    machine.isRunning = wanted;
    machine.did.push(action);
    return operation();
  };
  const snapshot = (machine: Stored, method: string, given: Body, name: string) => {
    const { snapshots, config, devices } = machine;
    if (method === 'GET')
      return sync(
        [...snapshots].map(([each, { at }]) => ({ name: each, created_at: new Date(at).toISOString(), size: -1 })),
      );
    const to = given.name ?? '';
    if (method === 'POST' && snapshots.has(to)) return refuse(409, `Snapshot "${to}" already in use`);
    if (method === 'POST' && name === '') {
      snapshots.set(to, { config, devices, at: Date.now() });
      return operation();
    }
    const found = snapshots.get(name);
    if (!found) return refuse(404, 'Instance snapshot not found');
    snapshots.delete(name);
    if (method === 'POST') snapshots.set(to, found);
    return operation();
  };
  const restore = (machine: Stored, name: string) => {
    const found = machine.snapshots.get(name);
    if (!found) return refuse(404, 'Instance snapshot not found');
    if (isZfs && [...machine.snapshots.values()].some(({ at }) => at > found.at))
      return operation({}, `Snapshot "${name}" cannot be restored due to subsequent snapshot(s)`);
    machine.config = found.config;
    machine.devices = found.devices;
    machine.version += 1;
    machine.did.push(`restore ${name}`);
    return operation();
  };
  const answer = (method: string, target: string, { body, tag }: { readonly body?: object; readonly tag?: string }) => {
    const [path = ''] = target.split('?');
    const given: Body = body ?? {};
    if (path.startsWith('/1.0/operations/')) return sync(operations.get(path.replace(/\/wait$/, '')));
    const [, , , name = '', part = '', one = ''] = path.split('/');
    if (name === '') return create(given);
    const machine = machines.get(name);
    if (!machine) return refuse(404, 'Instance not found');
    const address = addressOf(machine.config['volatile.eth0.hwaddr'] ?? name);
    const addressed = [{ address, scope: 'global', family: 'inet' }];
    const counters = { bytes_received: 4_096, bytes_sent: 2_048 };
    const network = machine.isRunning ? { eth0: { addresses: addressed, counters } } : null;
    // Busy with a tenth of one processor.
    const cpu = { usage: machine.isRunning ? Math.round(performance.now() * 100_000) : 0 };
    const usage = { network, cpu, memory: { usage: 64 * 2 ** 20 }, disk: { root: { usage: 2 ** 30 } } };
    const shown = {
      status: machine.isRunning ? 'Running' : 'Stopped',
      config: machine.config,
      devices: machine.devices,
      expanded_devices: { ...profile, ...machine.devices },
    };
    if (part === 'exec') {
      if (!machine.isRunning) return refuse(400, 'Instance is not running');
      machine.did.push(given.environment?.PASSWORD ?? '');
      return operation({ return: 0 });
    }
    if (part === 'state') return method === 'PUT' ? setState(machine, given.action) : sync(usage);
    if (part === 'snapshots') return snapshot(machine, method, given, one);
    if (method === 'PUT') return restore(machine, given.restore ?? '');
    if (method === 'POST') {
      if (machines.has(given.name ?? '')) return refuse(409, `Name "${given.name}" already in use`);
      machines.delete(name);
      machines.set(given.name ?? '', machine);
      return operation();
    }
    if (method === 'PATCH') return change(machine, given, tag);
    if (method === 'GET') return sync(shown, String(machine.version));
    if (machine.isRunning) return refuse(400, 'The instance is currently running');
    machines.delete(name);
    return operation();
  };
  return {
    machines,
    exchange: async (method, path, call) => {
      // Others come between two requests.
      await Promise.resolve();
      return answer(method, path, call);
    },
  };
};
