// Writes docs/provisioning.openapi.json from the schemas of the wire. `--check` writes nothing and fails on a difference.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createServer } from 'vite';
import { root } from './run.mjs';

const FILE = join(root, 'docs', 'provisioning.openapi.json');

const readWire = async () => {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { provisioningDocument } = await vite.ssrLoadModule('/backend/provisioning/providers/webhook/openapi.ts');
  await vite.close();
  return JSON.stringify(provisioningDocument(), null, 2);
};

const text = await readWire();
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text);
  await promisify(execFile)('npx', ['biome', 'format', '--write', FILE], { cwd: root });
} else if (JSON.stringify(JSON.parse(readFileSync(FILE, 'utf8')), null, 2) !== text) {
  process.stderr.write('docs/provisioning.openapi.json differs from the wire. Run: node scripts/write-openapi.mjs\n');
  process.exitCode = 1;
}
