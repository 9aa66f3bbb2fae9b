import { eachBackend, wiresTo } from '#test/kit/backends/backends.ts';
import { instalmentContract } from './laws-of-instalments.ts';
import { wireInstalmentWorld } from './wire-instalment-world.ts';

eachBackend('orders with instalment plans', (backend) => {
  for (const wire of wiresTo(backend))
    instalmentContract(`the reference backend over ${wire}`, wireInstalmentWorld(backend, wire));
});
