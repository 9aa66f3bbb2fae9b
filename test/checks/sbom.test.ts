import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Bill = {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly hashes?: readonly unknown[];
  }[];
};
type Lock = { readonly packages: Readonly<Record<string, { readonly version: string; readonly dev?: boolean }>> };

test('V15.1.2 npm run sbom names every package that a running shop uses, with version and hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-sbom-'));
  const file = join(folder, 'sbom.cdx.json');
  execFileSync('node', ['scripts/sbom.mjs', file]);
  // Both files have the formats of npm.
  const bill = JSON.parse(readFileSync(file, 'utf8')) as Bill;
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  rmSync(folder, { recursive: true });
  const own: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'cua-hang-may']);
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  for (const [name, version] of Object.entries(own.dependencies)) expect(listed).toContain(`${name}@${version}`);
  const used = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  const namesOfUsed = used.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);
  expect([...listed].sort()).toEqual([...new Set(namesOfUsed)].sort());
  expect(bill.components.filter(({ hashes }) => hashes === undefined).map(({ name }) => name)).toEqual([]);
});
