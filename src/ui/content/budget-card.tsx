import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { PriceMenu } from '#core/catalogue/catalogue.port.ts';
import type { Category } from '#core/catalogue/category.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { lowestPriceText } from '#ui/blocks/messages.vi.ts';
import { IconTile } from '#ui/blocks/price/product-icon.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { hiddenSearch } from '#ui/navigation/hidden-search.ts';
import { Link } from '#ui/navigation/link.tsx';
import { type Search, withSearchChanges } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './articles.module.css';
import { BUDGET_PARAM, budgetParameter, parseBudget, productLinesWithin } from './budget.ts';
import { BudgetSlider } from './budget-slider.tsx';
import { contentText } from './messages.vi.ts';

/** Product lines that start within a monthly budget; its GET form keeps search and topic. [ROUTE-36] */
export function BudgetCard({ board, search }: { readonly board: readonly PriceMenu[]; readonly search: Search }) {
  const router = useRouter();
  const asked = parseBudget(search);
  const [maxPrice, setMaxPrice] = useState(asked);
  useEffect(() => setMaxPrice(asked), [asked]);
  const settle = useCallback(
    (value: number) => {
      const href = withSearchChanges(paths.articles, search, { [BUDGET_PARAM]: budgetParameter(value) });
      void router.navigate({ href, replace: true, resetScroll: false });
    },
    [router, search],
  );
  const lines = productLinesWithin(board, maxPrice);
  return (
    <Card className={styles.box} as="section" labelledBy="ngan-sach">
      <h2 id="ngan-sach">{contentText.budget}</h2>
      <form action={paths.articles} method="get">
        <HiddenFields fields={hiddenSearch(search, BUDGET_PARAM)} />
        <p className={layout.hint}>
          <output htmlFor="muc-gia">{contentText.budgetMost(formatDong(maxPrice))}</output>
        </p>
        <BudgetSlider id="muc-gia" value={maxPrice} onMove={(value) => setMaxPrice(dong(value))} onSettle={settle} />
        <noscript>
          <Button type="submit" size="s" block>
            {contentText.apply}
          </Button>
        </noscript>
      </form>
      {lines.length === 0 ? (
        <p className={layout.faint}>{contentText.budgetNone}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line.id}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
      <Link href={`${paths.products}?to=${maxPrice}`} className={styles.allLines}>
        {contentText.budgetAll(formatDong(maxPrice))}
      </Link>
    </Card>
  );
}

function Line({ line }: { readonly line: Category }) {
  return (
    <Link href={paths.category(line)} className={classes(layout.row, styles.line)}>
      <IconTile line={line.icon ?? line.handle} />
      <span>
        <b>{line.title}</b>{' '}
        {line.priceFrom === null ? null : lowestPriceText(formatDong(line.priceFrom.amount), line.priceFrom)}
      </span>
    </Link>
  );
}
