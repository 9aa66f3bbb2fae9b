import { ProductView } from '#ui/catalogue/product-view.tsx';
import { ConsultationLink } from '#ui/consultation/consultation-link.tsx';

/** /san-pham/{slug} [ROUTE-07] */
export function Page() {
  return <ProductView open={false} advice={ConsultationLink} />;
}
