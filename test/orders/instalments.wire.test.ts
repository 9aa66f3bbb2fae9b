import { eachBackend } from '#test/kit/backends.ts';
import { instalmentContract } from './laws-of-instalments.ts';
import { wireInstalmentWorld } from './wire-instalment-world.ts';

eachBackend('orders with instalment plans', (backend) => {
  instalmentContract('the reference backend', wireInstalmentWorld(backend));
});
