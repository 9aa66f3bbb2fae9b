import { eachBackend } from '#test/kit/backends.ts';
import { transferContract } from './laws-of-transfers.ts';
import { wireTransferWorld } from './wire-transfer-world.ts';

eachBackend('orders that move names', (backend) => {
  transferContract('the reference backend', wireTransferWorld(backend));
});
