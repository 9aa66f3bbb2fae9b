import { eachBackend, wiresTo } from '#test/kit/backends/backends.ts';
import { orderGatewayContract } from './order-gateway.contract.ts';
import { wireOrderWorld } from './wire-order-world.ts';

eachBackend('orders over the wire', (backend) => {
  for (const wire of wiresTo(backend))
    orderGatewayContract(`${wire} over the reference backend`, wireOrderWorld(backend, wire));
});
