import type { ProviderDefinition } from '../provider.ts';
import { vietQrProvider } from './vietqr/vietqr-provider.ts';
import { vnpayProvider } from './vnpay/vnpay-provider.ts';

/** In the order in which methods are offered. */
export const paymentProviders: readonly ProviderDefinition[] = [vietQrProvider, vnpayProvider];
