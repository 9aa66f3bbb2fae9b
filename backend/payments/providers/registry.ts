import type { ProviderDefinition } from '../provider.ts';
import { momoProvider } from './momo/momo-provider.ts';
import { vietQrProvider } from './vietqr/vietqr-provider.ts';
import { vnpayProvider } from './vnpay/vnpay-provider.ts';
import { zaloPayProvider } from './zalopay/zalopay-provider.ts';

/** In the order in which methods are offered. */
export const paymentProviders: readonly ProviderDefinition[] = [
  vietQrProvider,
  vnpayProvider,
  momoProvider,
  zaloPayProvider,
];
