import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { projectPath } from '#backend/platform/project-path.ts';

/** The backend as `npm run build` makes it, which tests start as processes of their own. */
export type BuiltBackend = {
  /** `args` are a command with its arguments; without them it serves. `more` are further settings. */
  readonly spawn: (more: Readonly<Record<string, string>>, args?: readonly string[]) => ChildProcess;
  readonly remove: () => void;
};

/** Below node_modules, where the build finds its packages. `name` tells tests apart that run at once. */
export const buildBackend = async (name: string): Promise<BuiltBackend> => {
  const bundle = projectPath('node_modules', `.${name}-${process.pid}`);
  const vite = projectPath('node_modules', 'vite', 'bin', 'vite.js');
  const config = projectPath('vite.backend.config.ts');
  const args = ['build', '--config', config, '--outDir', bundle, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [vite, ...args]);
  const secrets = inject('secrets');
  return {
    spawn: (more, command = []) =>
      spawn(process.execPath, [join(bundle, 'main.js'), ...command], {
        env: {
          PATH: process.env.PATH,
          MODE: 'development',
          BACKEND_PORT: '0',
          LOG_LEVEL: 'error',
          GUEST_SIGNING_SECRET: secrets.signing,
          ANONYMOUS_TOKEN: secrets.anonymous,
          GATEWAY_SECRET: secrets.gateway,
          STAFF_TOKEN: secrets.staff,
          ...more,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    remove: () => rmSync(bundle, { recursive: true, force: true }),
  };
};

/**
 * Resolves with the address of the services and with what the backend has said once it listens; rejects with what it
 * said when it ends.
 */
export const whenListening = (child: ChildProcess): Promise<{ readonly url: string; readonly said: string }> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /listens on (http:\/\/\S+)/.exec(said)?.[1];
      if (url) resolve({ url, said });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the backend ended with ${code}: ${said}`)));
  });

/** The exit code of a process that ends by itself, and what it printed. */
export const whenEnded = (
  child: ChildProcess,
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> =>
  new Promise((resolve) => {
    let [stdout, stderr] = ['', ''];
    child.stdout?.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
