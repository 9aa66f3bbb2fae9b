import { eachBackend } from '#test/kit/backends.ts';
import { orderGatewayContract } from './order-gateway.contract.ts';
import { wireOrderWorld } from './wire-order-world.ts';

eachBackend('orders over the wire', (backend) => {
  orderGatewayContract('graphql and rest over the reference backend', wireOrderWorld(backend));
});
