import { money } from '#adapters/replies/schema.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { dong } from '#core/shared/dong.ts';

type WireAmounts = { readonly net: number; readonly exempt: number; readonly vat: number; readonly gross: number };

export const amountReaders = { net: money, exempt: money, vat: money, gross: money };

export const adds = ({ net, exempt, vat, gross }: WireAmounts): boolean => net + exempt + vat === gross;

export const toAmounts = ({ net, exempt, vat, gross }: WireAmounts): Amounts => ({
  net: dong(net),
  exempt: dong(exempt),
  vat: dong(vat),
  gross: dong(gross),
});
