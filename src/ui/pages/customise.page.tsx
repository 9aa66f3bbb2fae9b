import { ProductView } from '#ui/catalogue/product-view.tsx';

/** /san-pham/{slug}/tuy-bien [ROUTE-08] */
export function Page() {
  return <ProductView open />;
}
