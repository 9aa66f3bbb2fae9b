import { companionOfLine } from '#core/catalogue/companion-page.ts';
import { DOMAIN_LINE, isDomainLine } from '#core/shared/domains/domain-kind.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, ensureFound, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { ListPage } from '#ui/catalogue/list/list-page.tsx';
import { parseCategoryInput, parseProductQuery } from '#ui/catalogue/list/product-query.ts';
import { useCategories } from '#ui/catalogue/list/use-categories.ts';
import { catalogue } from '#ui/catalogue/messages.vi.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { deferred } from '#ui/waking/deferred.tsx';

/** The other categories need neither the search field of domains nor their price list. */
const ExtensionShelf = deferred(() => import('#ui/domains/extension-shelf.tsx'), 'touched');
const offersQuery = publicPageQuery('loadDomainOffers');

const categoryQuery = publicPageQuery('loadCategory', ({ params, search }) => parseCategoryInput(params, search));
const productsQuery = publicPageQuery('listProducts', ({ params, search }) =>
  parseProductQuery(search, parseCategoryInput(params, search).handle),
);

/** /cua-hang/danh-muc/{slug} and /cua-hang/{parent}/{slug} [ROUTE-04, ROUTE-05] */
export const load: PageLoader = async (loader) => {
  const { handle } = parseCategoryInput(loader.params, loader.search);
  const [category] = await Promise.all([
    ensureFound(loader, categoryQuery, 'category'),
    isDomainLine(handle) ? ensure(loader, offersQuery) : ensure(loader, productsQuery),
  ]);
  return {
    title: category.seo?.title ?? category.title,
    description: category.seo?.description ?? category.description,
    canonicalPath: paths.category(category),
  };
};

/** /cua-hang/danh-muc/{slug} and /cua-hang/{parent}/{slug} [ROUTE-04, ROUTE-05] */
export function Page() {
  const category = usePageQuery(categoryQuery);
  const companion = companionOfLine(category.handle);
  const parent = useCategories().find(({ handle }) => handle === category.parentHandle);
  const trail = [
    { title: catalogue.shop, href: paths.shop },
    ...(parent ? [{ title: parent.title, href: paths.category(parent) }] : []),
  ];
  if (category.handle === DOMAIN_LINE)
    return (
      <PageFrame trail={trail} title={category.title} lead={category.description}>
        <ExtensionShelf path={paths.category(category)} />
      </PageFrame>
    );
  return (
    <ListPage
      title={category.title}
      lead={category.description}
      trail={trail}
      products={productsQuery}
      current={category.handle}
      action={companion === null ? null : <ButtonLink href={companion.path}>{catalogue.byUsers}</ButtonLink>}
    />
  );
}
