// Loaded into a process under test by `--import`: tells the resident memory, in bytes, after garbage collections, and
// ends with the test.
import { setTimeout as pause } from 'node:timers/promises';

process.on('message', async () => {
  for (let run = 0; run < 3; run += 1) {
    // As when memory is short: freed pages go back to the system, which an ordinary collection leaves for later.
    globalThis.gc({ type: 'major', flavor: 'last-resort' });
    await pause(300);
  }
  process.send(process.memoryUsage.rss());
});
process.on('disconnect', () => process.exit());
process.channel.unref();
