import { eachBackend, wiresTo } from '#test/kit/backends/backends.ts';
import { transferContract } from './laws-of-transfers.ts';
import { wireTransferWorld } from './wire-transfer-world.ts';

eachBackend('orders with domain transfers', (backend) => {
  for (const wire of wiresTo(backend))
    transferContract(`the reference backend over ${wire}`, wireTransferWorld(backend, wire));
});
