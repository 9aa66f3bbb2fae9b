import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a database on a PostgreSQL that was started for this run; null when its programs were not found. */
    postgres: string | null;
    /** File with the certificate of that server, which no authority signed. */
    postgresCertificate: string;
    /** Data folder of the backends under test; removed after the run. */
    dataFolder: string;
    secrets: Readonly<Record<'signing' | 'anonymous' | 'gateway' | 'staff' | 'panel' | 'mail', string>>;
  }
}

/** Secrets that only the backends under test use. */
const secrets = {
  signing: sampleSecret('signing'),
  anonymous: sampleSecret('anonymous'),
  gateway: sampleSecret('gateway'),
  staff: sampleSecret('staff'),
  panel: sampleSecret('panel'),
  mail: sampleSecret('mail'),
};

/** Starts one PostgreSQL if its programs are installed; each worker starts its own backends, see backends.ts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'chm-backends-'));
  const cluster = await startPostgres();
  if (cluster === null && process.env.CI === 'true')
    throw new Error('PostgreSQL ≥ 15 is needed in CI and was not found.');
  if (cluster === null)
    process.stderr.write('PostgreSQL was not found: the wire tests ran on the embedded database only.\n');
  project.provide('postgres', cluster?.databaseUrl ?? null);
  project.provide('postgresCertificate', cluster?.certificate ?? '');
  project.provide('dataFolder', folder);
  project.provide('secrets', secrets);
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
