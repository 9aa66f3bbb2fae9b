import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { MAX_COMPARED } from '#core/catalogue/comparison/compare.ts';
import { comparePath } from '#core/catalogue/comparison/compare-path.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import * as paths from '#core/shared/paths.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { compareText as text } from './compare.vi.ts';
import styles from './compare-tray.module.css';
import { useCompared } from './compared.ts';
import { removeFromComparison } from './stored-comparison.ts';

/** Pages that show products; the checkout has no tray. */
const cataloguePaths = /^\/(?:$|baremetal$|cua-hang(?:\/|$)|san-pham(?:\/[^/]+)?$|san-pham-yeu-thich$|tim-kiem$)/;

/** Number and names of the compared products, floating above the page without a layout shift. [CAT-08] */
export default function CompareTray({ path }: { readonly path: string }) {
  const { choices } = useShop();
  const { slugs, isFull: full } = useCompared();
  const shown = path !== paths.compare && cataloguePaths.test(path);
  const { data } = usePublicQuery('loadComparison', { slugs }, shown);
  const unavailableSlugs = data?.unavailableSlugs ?? none;
  const removeSlugs = (which: readonly string[]): void => {
    // Without stored choices there is no list to shorten.
    void choices?.().then(
      (kept: VisitorChoices) => removeFromComparison(kept, which),
      () => {},
    );
  };
  // What is not sold any more leaves the list by itself: it has no name that could be shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list of what is gone
  useEffect(() => {
    if (unavailableSlugs.length > 0) removeSlugs(unavailableSlugs);
  }, [unavailableSlugs]);
  if (!shown) return null;
  return (
    <Paper component="section" variant="floating" className={styles.tray ?? ''} aria-label={text.tray}>
      <p role="status" className={full ? styles.full : undefined}>
        {full ? text.full(MAX_COMPARED) : text.chosen(slugs.length)}
      </p>
      <ul>
        {(data?.products ?? []).map(({ product }) => (
          <li key={product.id}>
            {product.title}
            <IconButton
              color="inherit"
              aria-label={text.remove(product.title)}
              onClick={() => removeSlugs([product.slug])}
            >
              <Icon name="close" size="s" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button kind="text" size="s" onClick={() => removeSlugs(slugs)}>
        {text.clear}
      </Button>{' '}
      <ButtonLink href={comparePath(slugs)} kind="primary" size="s">
        {text.open(slugs.length)}
      </ButtonLink>
    </Paper>
  );
}

const none: readonly string[] = [];
