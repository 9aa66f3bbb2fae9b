import { describeMutants } from '#test/kit/mutants.ts';
import { lineMutants } from '#test/orders/lines.mutants.ts';
import { memoryOrderWorld } from '#test/orders/memory-order-world.ts';
import { orderGatewayLaws } from '#test/orders/order-gateway.contract.ts';
import { orderMutants } from '#test/orders/orders.mutants.ts';
import { ownerMutants } from '#test/orders/owners.mutants.ts';

describeMutants('CART-17 the laws reject every mutant of the order gateway', orderGatewayLaws, memoryOrderWorld, {
  ...lineMutants,
  ...orderMutants,
  ...ownerMutants,
});
