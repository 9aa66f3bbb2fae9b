import * as z from 'zod';
import { NotNow, UnreadableAnswer } from '#backend/provisioning/provisioner.ts';
import type { Call, Exchange, Method } from './exchange-with.ts';

/** What one call waits for an operation; longer ones are read again later. Seconds. */
const OPERATION_SECONDS = 10;
const MAX_REASON = 200;

const instance = z.object({
  status: z.string(),
  config: z.record(z.string(), z.string()),
  devices: z.record(z.string(), z.record(z.string(), z.string())),
  expanded_devices: z.record(z.string(), z.record(z.string(), z.string())),
});

/** A machine, and the tag that a change of it names. */
export type Machine = z.infer<typeof instance> & { readonly tag: string };

const state = z.object({
  network: z
    .record(
      z.string(),
      z.object({
        addresses: z.array(z.object({ address: z.string(), scope: z.string(), family: z.string() })),
        counters: z.object({ bytes_received: z.number(), bytes_sent: z.number() }).optional(),
      }),
    )
    .nullable(),
  cpu: z.object({ usage: z.number() }).nullish(),
  memory: z.object({ usage: z.number() }).nullish(),
  disk: z.record(z.string(), z.object({ usage: z.number() })).nullish(),
});

/** What the server reports of a machine: nanoseconds of its processors since it was started, and bytes. */
export type MachineUsage = {
  readonly processorTime: number;
  readonly memory: number;
  /** Null where its storage does not count. */
  readonly disk: number | null;
  readonly received: number;
  readonly sent: number;
};

const snapshots = z.array(
  z.object({ name: z.string(), created_at: z.iso.datetime({ offset: true }), size: z.number().nullish() }),
);

/** A copy of a machine on the server. */
export type MachineSnapshot = {
  readonly name: string;
  /** ms since 1970 UTC. */
  readonly at: number;
  /** Bytes; null where its storage does not count. */
  readonly size: number | null;
};

/** Whatever the profile says of others, these stay until they are deleted. */
const NEVER = '0001-01-01T00:00:00Z';

const LOOPBACK = 'lo';

const usageOf = ({ cpu, memory, disk, network }: z.infer<typeof state>): MachineUsage => {
  const cards = Object.entries(network ?? {}).filter(([name]) => name !== LOOPBACK);
  const sum = (of: 'bytes_received' | 'bytes_sent'): number =>
    cards.reduce((total, [, { counters }]) => total + (counters?.[of] ?? 0), 0);
  return {
    processorTime: cpu?.usage ?? 0,
    memory: memory?.usage ?? 0,
    disk: disk?.root?.usage || null,
    received: sum('bytes_received'),
    sent: sum('bytes_sent'),
  };
};

const reply = z.object({
  type: z.enum(['sync', 'async', 'error']),
  error_code: z.number().optional(),
  error: z.string().optional(),
  operation: z.string().optional(),
  metadata: z.unknown().optional(),
});

const operation = z.object({
  status: z.string(),
  err: z.string().optional(),
  metadata: z.object({ return: z.number().optional() }).loose().nullish(),
});

/** The server refused, or an operation failed; `reason` is its sentence. */
export class IncusRefusal extends Error {
  override readonly name = 'IncusRefusal';
  readonly status: number;
  readonly reason: string;
  constructor(status: number, reason: string) {
    super('the server of machines refused');
    this.status = status;
    this.reason = reason.slice(0, MAX_REASON);
  }
}

/** What a provisioner needs of machines. Methods reject with IncusRefusal, NotNow, UnreadableAnswer, or when nobody answers. */
export type IncusApi = {
  /** Null: there is none of this name. */
  readonly load: (name: string) => Promise<Machine | null>;
  /** Addresses that others reach, IPv4 first. */
  readonly loadAddresses: (name: string) => Promise<readonly string[]>;
  readonly loadUsage: (name: string) => Promise<MachineUsage | null>;
  readonly create: (body: object, target: string | null) => Promise<void>;
  /** False: it was changed since it was read. */
  readonly change: (name: string, tag: string, body: object) => Promise<boolean>;
  readonly setState: (name: string, action: 'start' | 'stop' | 'restart', force: boolean) => Promise<void>;
  /** Runs a command as root; rejects unless it ends with 0. */
  readonly run: (
    name: string,
    command: readonly string[],
    environment: Readonly<Record<string, string>>,
  ) => Promise<void>;
  readonly rename: (name: string, to: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  /** Oldest first; null: there is no machine of this name. */
  readonly listSnapshots: (name: string) => Promise<readonly MachineSnapshot[] | null>;
  readonly takeSnapshot: (name: string, snapshot: string) => Promise<void>;
  /** Disk, configuration and devices of the machine become those of the snapshot. */
  readonly restoreSnapshot: (name: string, snapshot: string) => Promise<void>;
  readonly renameSnapshot: (name: string, snapshot: string, to: string) => Promise<void>;
  readonly removeSnapshot: (name: string, snapshot: string) => Promise<void>;
};

const read = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UnreadableAnswer('the server of machines answers in another form');
  return parsed.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableAnswer('the server of machines answers no JSON');
  }
};

const path = (name: string): string => `/1.0/instances/${encodeURIComponent(name)}`;
const snapshotPath = (name: string, snapshot?: string): string =>
  `${path(name)}/snapshots${snapshot === undefined ? '' : `/${encodeURIComponent(snapshot)}`}`;
const IPV4 = 'inet';

export const incusApi = (exchange: Exchange): IncusApi => {
  const ask = async (method: Method, target: string, call: Call = {}) => {
    const { tag, text } = await exchange(method, target, call);
    const answer = read(reply, parseJson(text));
    if (answer.type === 'error') throw new IncusRefusal(answer.error_code ?? 0, answer.error ?? '');
    return { ...answer, tag };
  };
  const find = async (target: string) => {
    try {
      return await ask('GET', target);
    } catch (error) {
      if (error instanceof IncusRefusal && error.status === 404) return null;
      throw error;
    }
  };
  /** Sends, and waits for the operation that this begins. */
  const finish = async (method: Method, target: string, body?: object): Promise<number | undefined> => {
    const begun = await ask(method, target, body ? { body } : {});
    if (begun.type !== 'async') return undefined;
    const { metadata } = await ask('GET', `${begun.operation}/wait?timeout=${OPERATION_SECONDS}`);
    const ended = read(operation, metadata);
    if (ended.status === 'Running' || ended.status === 'Pending') throw new NotNow('running');
    if (ended.status !== 'Success') throw new IncusRefusal(0, ended.err ?? ended.status);
    return ended.metadata?.return;
  };
  /** What is gone already needs no removal. */
  const drop = async (target: string): Promise<void> => {
    try {
      await finish('DELETE', target);
    } catch (error) {
      if (!(error instanceof IncusRefusal && error.status === 404)) throw error;
    }
  };
  return {
    load: async (name) => {
      const found = await find(path(name));
      return found && { ...read(instance, found.metadata), tag: found.tag };
    },
    loadAddresses: async (name) => {
      const found = await find(`${path(name)}/state`);
      const { network } = found === null ? { network: null } : read(state, found.metadata);
      const all = Object.values(network ?? {})
        .flatMap(({ addresses }) => addresses)
        .filter(({ scope }) => scope === 'global');
      const isFirst = ({ family }: { readonly family: string }): boolean => family === IPV4;
      return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))].map(({ address }) => address);
    },
    loadUsage: async (name) => {
      const found = await find(`${path(name)}/state`);
      return found && usageOf(read(state, found.metadata));
    },
    create: async (body, target) => {
      await finish('POST', `/1.0/instances${target === null ? '' : `?target=${encodeURIComponent(target)}`}`, body);
    },
    change: async (name, tag, body) => {
      try {
        await ask('PATCH', path(name), { body, tag });
        return true;
      } catch (error) {
        if (error instanceof IncusRefusal && error.status === 412) return false;
        throw error;
      }
    },
    setState: async (name, action, force) => {
      await finish('PUT', `${path(name)}/state`, { action, force, timeout: OPERATION_SECONDS - 2 });
    },
    run: async (name, command, environment) => {
      const code = await finish('POST', `${path(name)}/exec`, {
        command,
        environment,
        'wait-for-websocket': false,
        interactive: false,
        user: 0,
      });
      if (code !== 0) throw new IncusRefusal(0, `the command ended with ${code}`);
    },
    rename: async (name, to) => {
      await finish('POST', path(name), { name: to });
    },
    remove: (name) => drop(path(name)),
    listSnapshots: async (name) => {
      const found = await find(`${snapshotPath(name)}?recursion=1`);
      return (
        found &&
        read(snapshots, found.metadata)
          .map(({ name, created_at: madeAt, size }) => ({
            name: name.split('/').at(-1) ?? name,
            at: Date.parse(madeAt),
            size: size != null && size > 0 ? size : null,
          }))
          .toSorted((one, other) => one.at - other.at)
      );
    },
    takeSnapshot: async (name, snapshot) => {
      await finish('POST', snapshotPath(name), { name: snapshot, stateful: false, expires_at: NEVER });
    },
    restoreSnapshot: async (name, snapshot) => {
      await finish('PUT', path(name), { restore: snapshot, stateful: false });
    },
    renameSnapshot: async (name, snapshot, to) => {
      await finish('POST', snapshotPath(name, snapshot), { name: to });
    },
    removeSnapshot: (name, snapshot) => drop(snapshotPath(name, snapshot)),
  };
};
