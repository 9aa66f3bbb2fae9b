import { ProductView } from '#ui/catalogue/product-view.tsx';

/** /san-pham/{slug} [ROUTE-07] */
export function Page() {
  return <ProductView open={false} />;
}
