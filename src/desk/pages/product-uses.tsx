import { useGetOne, useRecordContext } from 'react-admin';
import { productUseColumns as columns } from '#contracts/desk/columns/product-use-columns.vi.ts';
import type { ProductRecord } from '#contracts/desk/product-record.ts';
import type { ProductUseRecord } from '#contracts/desk/product-use-record.ts';
import { Facts } from '#desk/kit/facts.tsx';

/** What depends on a plan, before somebody changes it. */
export const ProductUses = () => {
  const product = useRecordContext<ProductRecord>();
  const { data } = useGetOne<ProductUseRecord>(
    'product-uses',
    { id: product?.id ?? '' },
    { enabled: product !== undefined },
  );
  if (data === undefined) return null;
  return (
    <Facts
      facts={[
        { label: columns.services.title, value: data.services },
        { label: columns.carts.title, value: data.carts },
        { label: columns.orders.title, value: data.orders },
        { label: columns.codes.title, value: columns.codes.text(data) },
        { label: columns.companions.title, value: columns.companions.text(data) },
      ]}
    />
  );
};
