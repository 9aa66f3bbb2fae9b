// `npm run sbom`: writes dist/sbom.cdx.json, the CycloneDX bill of the packages that a running shop uses.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const file = process.argv[2] ?? join(root, 'dist', 'sbom.cdx.json');
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1_048_576 });
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
const bill = JSON.parse(stdout);
// npm names the shop after its folder.
bill.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;
// `--omit dev` would also omit what both the shop and its tools use.
const isDevelopment = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:development');
bill.components = bill.components.filter((component) => !isDevelopment(component));
const known = new Set([bill.metadata.component, ...bill.components].map((component) => component['bom-ref']));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => known.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => known.has(each)) }));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} packages`);
