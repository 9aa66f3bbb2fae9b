import { useQuery } from '@tanstack/react-query';
import { type PageLoader, prefetch } from '#ui/app/page.ts';
import { usePageOptions } from '#ui/app/use-page-query.ts';
import styles from '#ui/checks/checks.module.css';
import { gallery as text } from '#ui/checks/gallery.vi.ts';
import { GalleryActions } from '#ui/checks/gallery-actions.tsx';
import { GalleryChoices } from '#ui/checks/gallery-choices.tsx';
import { GalleryContent } from '#ui/checks/gallery-content.tsx';
import { GalleryFields } from '#ui/checks/gallery-fields.tsx';
import { GalleryPrices } from '#ui/checks/gallery-prices.tsx';
import { GalleryStates } from '#ui/checks/gallery-states.tsx';
import { sampleArticles, sampleProducts } from '#ui/checks/sample-query.ts';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';

/** /test; also renders without products and articles. */
export const load: PageLoader = async (loader) => {
  await Promise.all([prefetch(loader, sampleProducts), prefetch(loader, sampleArticles)]);
};

/** /test: every component of the kit in its states. [ROUTE-41] */
export function Page() {
  const products = useQuery(usePageOptions(sampleProducts)).data?.products ?? [];
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <GalleryActions />
      <GalleryFields />
      <GalleryChoices />
      <GalleryPrices products={products} />
      <GalleryStates />
      <GalleryContent products={products} />
    </div>
  );
}
