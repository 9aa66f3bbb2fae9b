import { loadQueries, useOptionalPageQuery } from '#ui/app/page.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import styles from '#ui/checks/checks.module.css';
import { gallery as text } from '#ui/checks/gallery.vi.ts';
import { GalleryActions } from '#ui/checks/gallery-actions.tsx';
import { GalleryChoices } from '#ui/checks/gallery-choices.tsx';
import { GalleryContent } from '#ui/checks/gallery-content.tsx';
import { GalleryFields } from '#ui/checks/gallery-fields.tsx';
import { GalleryPrices } from '#ui/checks/gallery-prices.tsx';
import { GalleryStates } from '#ui/checks/gallery-states.tsx';
import { sampleArticles, sampleProducts } from '#ui/checks/sample-query.ts';

/** /test; also renders without products and articles. */
export const load = loadQueries([], [sampleProducts, sampleArticles]);

/** /test: every component of the kit in its states. [ROUTE-41] */
export function Page() {
  const products = useOptionalPageQuery(sampleProducts).data?.products ?? [];
  return (
    <PageFrame>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <GalleryActions />
      <GalleryFields />
      <GalleryChoices />
      <GalleryPrices products={products} />
      <GalleryStates />
      <GalleryContent products={products} />
    </PageFrame>
  );
}
