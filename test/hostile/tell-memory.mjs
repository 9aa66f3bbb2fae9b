// Loaded into a process under test by `--import`: tells the resident memory, in bytes, after garbage collections, and
// ends with the test.
import { setTimeout as pause } from 'node:timers/promises';

process.on('message', async () => {
  // Finalisers of one collection let go of what the next one frees.
  for (let run = 0; run < 3; run += 1) {
    globalThis.gc();
    await pause(300);
  }
  process.send(process.memoryUsage.rss());
});
process.on('disconnect', () => process.exit());
process.channel.unref();
