import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { categoryHref } from '#core/catalogue/category.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { ListPage } from '#ui/catalogue/list-page.tsx';
import { catalogue } from '#ui/catalogue/messages.vi.ts';
import { categoryInputOf, productQueryOf } from '#ui/catalogue/product-query.ts';
import { useCategories } from '#ui/catalogue/use-categories.ts';

/** /cua-hang/danh-muc/{slug} and /cua-hang/{parent}/{slug} [ROUTE-04, ROUTE-05] */
export function Page() {
  const { useCases } = useShop();
  const search = useSearchTexts();
  const input = categoryInputOf(useParams({ strict: false }), search);
  const { data: category } = useSuspenseQuery(queryOf(useCases, 'category', input));
  const parent = useCategories().find(({ handle }) => handle === category.parentHandle);
  const trail = [
    { title: catalogue.shop, href: '/cua-hang' },
    ...(parent ? [{ title: parent.title, href: categoryHref(parent) }] : []),
  ];
  return (
    <ListPage
      title={category.title}
      lead={category.description}
      trail={trail}
      query={productQueryOf(search, category.handle)}
      current={category.handle}
    />
  );
}
