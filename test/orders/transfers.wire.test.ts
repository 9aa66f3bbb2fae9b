import { eachBackend } from '#test/kit/backends.ts';
import { transferContract } from './laws-of-transfers.ts';
import { wireTransferWorld } from './wire-transfer-world.ts';

eachBackend('orders with domain transfers', (backend) => {
  transferContract('the reference backend', wireTransferWorld(backend));
});
