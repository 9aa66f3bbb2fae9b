import type { World } from '#adapters/memory/world.ts';
import type { SeedProduct } from '#contracts/seed/catalogue.ts';
import { multiplyCharge, withVat } from '#core/pricing/amounts.ts';
import type { Charge, PriceEntry, Vat } from '#core/pricing/price.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { type Dong, divideDong, dong, percentOfDong } from '#core/shared/dong.ts';

/** The product's VAT on the world's current day. */
export const vatOf = (world: World, product: SeedProduct): Vat => ({
  percent: vatPercentOn(world.state.now),
  isIncluded: product.vatInside,
});

const shownPerUnit = (charge: Charge, time: number, vat: Vat): Dong => {
  const whole = vat.isIncluded ? withVat(charge, vat.percent).gross : charge.net;
  return divideDong(whole, time);
};

const scaled = (charge: Charge, time: number, percent: number): Charge => ({
  ...multiplyCharge({ net: percentOfDong(divideDong(charge.net, time), percent), exempt: dong(0) }, time),
  exempt: charge.exempt,
});

/** Current prices of a product: the seed's, adjusted by the world's price change. */
export const pricesOf = (world: World, product: SeedProduct): readonly PriceEntry[] => {
  const percent = world.state.pricePercent.get(product.id);
  if (percent === undefined) return product.prices;
  const vat = vatOf(world, product);
  return product.prices.map((entry) => {
    const charge = scaled(entry.charge, entry.term, percent);
    return { ...entry, charge, perUnit: shownPerUnit(charge, entry.term, vat) };
  });
};

/** undefined when the term is not sold. */
export const findPrice = (world: World, product: SeedProduct, time: number): PriceEntry | undefined =>
  pricesOf(world, product).find((entry) => entry.term === time);
