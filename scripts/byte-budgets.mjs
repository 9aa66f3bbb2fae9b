// Fails when a page's initial JavaScript or the desk exceeds its budget, or a page contains forbidden packages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { client, firstLoad, landingPages } from './first-load.mjs';

/** Strings that only these packages contain. */
const foreign = {
  notistack: 'notistack-',
  swiper: 'swiper-wrapper',
  inversify: 'inversify',
  zod: 'ZodError',
};

const problems = [];
for (const { page, most, known, files, bytes } of firstLoad()) {
  const kilobytes = (bytes / 1000).toFixed(1);
  console.log(`${page.padEnd(16)} ${kilobytes.padStart(6)} kB gzip in ${files.length} files (most ${most})`);
  if (!known) problems.push(`${page} is not in the build`);
  if (bytes > most * 1000) problems.push(`${page} loads ${kilobytes} kB first, more than ${most} kB`);
  if (!landingPages.includes(page)) continue;
  const text = files.map((file) => readFileSync(join(client, file), 'utf8')).join('\n');
  for (const [name, mark] of Object.entries(foreign)) {
    if (text.includes(mark)) problems.push(`${page} loads ${name} at once`);
  }
}
const deskBudget = 700;
const desk = join(client, '..', 'desk', 'assets');
const scripts = readdirSync(desk).filter((name) => name.endsWith('.js'));
const deskBytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(desk, name))).length, 0);
console.log(`${'desk'.padEnd(16)} ${(deskBytes / 1000).toFixed(1).padStart(6)} kB gzip (most ${deskBudget})`);
if (deskBytes > deskBudget * 1000) problems.push(`the desk is larger than ${deskBudget} kB`);

for (const problem of problems) console.error(`✘ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
