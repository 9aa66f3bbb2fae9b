import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export type MeasuredProcess = {
  /** Resident memory in bytes, after a garbage collection. */
  readonly memory: () => Promise<number>;
  /** What the process has written to its log so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
};

/** Starts a built program whose memory can be asked for, and waits until its health check answers. */
export const startMeasured = async (
  name: 'backend' | 'host',
  env: NodeJS.ProcessEnv,
  healthCheck: string,
): Promise<MeasuredProcess> => {
  const child = fork(join(root, 'dist', name, 'main.js'), [], {
    cwd: root,
    env,
    silent: true,
    execArgv: ['--expose-gc', '--import', join(import.meta.dirname, 'tell-memory.mjs')],
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => written.push(String(chunk)));
  await waitForHealth(child, healthCheck, () => written.join(''));
  return {
    memory: async () => {
      child.send('memory');
      const [bytes] = await once(child, 'message');
      return Number(bytes);
    },
    log: () => written.join(''),
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
};

const waitForHealth = async (child: ChildProcess, address: string, log: () => string): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${address} ended with code ${child.exitCode}:\n${log()}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
