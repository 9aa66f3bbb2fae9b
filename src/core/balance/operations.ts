export { loadBalance, loadSpendable } from './load-balance.ts';
export { payFromBalance, topUpBalance } from './use-balance.ts';
