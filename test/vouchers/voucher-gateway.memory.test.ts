import { describeMutants } from '#test/kit/mutants.ts';
import { memoryVoucherSubject } from './memory-vouchers.ts';
import { voucherGatewayContract, voucherGatewayLaws } from './voucher-gateway.contract.ts';
import { voucherGatewayMutants } from './voucher-gateway.mutants.ts';

const open = () => memoryVoucherSubject();

voucherGatewayContract('the voucher gateway in memory', open);
describeMutants(
  'VOU-01 the laws reject every mutant of the voucher gateway',
  voucherGatewayLaws,
  open,
  voucherGatewayMutants,
);
