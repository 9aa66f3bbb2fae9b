import { wires } from '#composition/host-settings.ts';
import { eachBackend } from '#test/kit/backends.ts';
import { instalmentContract } from './laws-of-instalments.ts';
import { wireInstalmentWorld } from './wire-instalment-world.ts';

eachBackend('orders with instalment plans', (backend) => {
  for (const wire of wires)
    instalmentContract(`the reference backend over ${wire}`, wireInstalmentWorld(backend, wire));
});
