import type { ProviderDefinition } from '../provider.ts';
import { vietQrProvider } from './vietqr/vietqr-provider.ts';
import { vnpayProvider } from './vnpay/vnpay-provider.ts';

/** Every payment provider of the shop, in the order in which its methods are offered. */
export const paymentProviders: readonly ProviderDefinition[] = [vietQrProvider, vnpayProvider];
