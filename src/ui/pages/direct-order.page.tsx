import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { codesFromQuery } from '#core/catalogue/buy-now.ts';
import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { OrderPage } from '#ui/blocks/order-page.tsx';
import { CheckoutForm } from '#ui/checkout/checkout-form.tsx';
import { checkoutText } from '#ui/checkout/messages.vi.ts';
import { productOrder } from '#ui/checkout/product-order.tsx';
import { deferred } from '#ui/kit/deferred.tsx';

const DirectCodes = deferred(() => import('#ui/vouchers/direct-codes.tsx'), 'touched');

/** /san-pham/{slug}/mua-ngay: one product straight to its order; the cart stays as it is. [ROUTE-09] */
export function Page() {
  const { useCases } = useShop();
  const { slug = '' } = useParams({ strict: false });
  const search = useSearchTexts();
  const { data: product } = useSuspenseQuery(queryOf(useCases, 'product', { slug }));
  const configuration = configurationFromQuery(product, search);
  const { data: view } = useSuspenseQuery(
    queryOf(useCases, 'directOrder', { slug, configuration, codes: codesFromQuery(search) }),
  );
  return (
    <OrderPage title={checkoutText.directTitle} step={2}>
      <DirectCodes view={view} />
      <CheckoutForm view={view} ordered={productOrder(view)} />
    </OrderPage>
  );
}
