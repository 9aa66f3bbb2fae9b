import { ProductView } from '#ui/catalogue/product-view.tsx';
import { ConsultationLink } from '#ui/consultation/consultation-link.tsx';

/** /san-pham/{slug}/tuy-bien [ROUTE-08] */
export function Page() {
  return <ProductView open advice={ConsultationLink} />;
}
