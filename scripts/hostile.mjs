// `npm run hostile`: sends hostile requests to the built shop. HOSTILE_REQUESTS (5000), HOSTILE_SEED
// (new).
import { install, step, tool } from './run.mjs';

install();
step('build', process.execPath, ['scripts/build.mjs']);
step('hostile requests', tool('vitest'), ['run', '--project', 'hostile']);
