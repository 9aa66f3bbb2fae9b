// `npm run check`: types, lint and format, boundaries, generated files, and byte budgets.
import { install, step, tool } from './run.mjs';

install();
step('types', tool('tsc'), ['-b']);
step('lint and format', tool('biome'), ['ci', '--error-on-warnings', '--max-diagnostics=60', '.']);
step('architecture', tool('vitest'), ['run', '--project', 'house', 'test/architecture']);
step('build', process.execPath, ['scripts/build.mjs']);
step('byte budgets', process.execPath, ['scripts/byte-budgets.mjs']);
