import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '#backend/platform/project-path.ts';

export const SECRET = 'ky-chung-giua-cua-hang-va-he-thong-cua-hang-1';

type Logged = { readonly task: string; readonly kind: string; readonly service: string };

/** The sample of `examples/`, in a process of its own. */
export type Receiver = {
  readonly url: string;
  /** What it did, from its file. */
  readonly log: () => readonly Logged[];
  /** Moves its clock to `now`, ms since 1970 UTC, as a test moves that of the shop. */
  readonly setClock: (now: number) => void;
  /** Ends it as a power cut does. */
  /** When the name of a service ends, ISO 8601. */
  readonly endOf: (service: string) => string;
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and file, with further variables from then on. */
  readonly restart: (more?: Readonly<Record<string, string>>) => Promise<void>;
  readonly close: () => Promise<void>;
};

type Stored = {
  readonly log: readonly Logged[];
  readonly services: Readonly<Record<string, { readonly end?: string }>>;
};

const listening = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const url = /listens on (http:\S+)/.exec(chunk.toString())?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`the receiver ended with ${code}`)));
  });

/** Makes a process read from a file how far its clock is ahead. */
const movedClock = (file: string): string =>
  `data:text/javascript,${encodeURIComponent(
    `import { readFileSync } from 'node:fs'; const now = Date.now; Date.now = () => now() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'));`,
  )}`;

export const startReceiver = async (variables: Readonly<Record<string, string>> = {}): Promise<Receiver> => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-receiver-'));
  const file = join(folder, 'provisioning.json');
  const ahead = join(folder, 'ahead');
  const setAhead = (ms: number) => writeFileSync(ahead, String(ms));
  setAhead(0);
  let own = variables;
  const stored = (): Stored => {
    if (!existsSync(file)) return { log: [], services: {} };
    // The receiver wrote it.
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  };
  const start = (port: string) =>
    spawn(
      process.execPath,
      ['--import', movedClock(ahead), projectPath('examples', 'provisioning-receiver', 'receiver.mjs')],
      {
        env: { PATH: process.env.PATH, PORT: port, FILE: file, SECRET, ...own },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
  let child = start('0');
  const url = await listening(child);
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    url,
    log: () => stored().log,
    endOf: (service) => stored().services[service]?.end ?? '',
    setClock: (now) => setAhead(now - Date.now()),
    kill,
    restart: async (more = {}) => {
      await kill();
      own = { ...own, ...more };
      child = start(new URL(url).port);
      await listening(child);
    },
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
