import type { Product } from '#core/catalogue/product.ts';
import { displayAmount, withVat } from '#core/pricing/amounts.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { StructuredData } from '#ui/kit/structured-data.tsx';

/** schema.org Product with one offer per term, including VAT. */
export function ProductOffer({ product }: { readonly product: Product }) {
  const { origin } = useShop();
  const url = `${origin}/san-pham/${encodeURIComponent(product.slug)}`;
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.title,
        sku: product.sku,
        description: product.summary,
        category: product.category.title,
        url,
        ...(product.image === null ? {} : { image: `${origin}/images/1440/${product.image.path.replace(/^\/+/, '')}` }),
        brand: { '@type': 'Brand', name: 'Cửa Hàng Mây' },
        offers: product.prices.map((entry) => ({
          '@type': 'Offer',
          url: entry.term === product.defaultTerm ? url : `${url}?time=${entry.term}`,
          priceCurrency: 'VND',
          price: withVat(entry.charge, product.vat.percent).gross,
          availability: `https://schema.org/${product.isAvailable ? 'InStock' : 'OutOfStock'}`,
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: displayAmount(entry.charge, product.vat),
            priceCurrency: 'VND',
            valueAddedTaxIncluded: product.vat.isIncluded,
            billingDuration: entry.term,
            unitCode: entry.unit.id === 'YEAR' ? 'ANN' : 'MON',
          },
        })),
      }}
    />
  );
}
