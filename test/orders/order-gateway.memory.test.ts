import { memoryOrderWorld } from './memory-order-world.ts';
import { orderGatewayContract } from './order-gateway.contract.ts';

orderGatewayContract('memory', memoryOrderWorld);
