import { REMOVED_PARAM } from '#core/cart/lines/undo-removal.ts';
import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { publicPageQuery, useOptionalPageQuery } from '#ui/app/page.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { configurationFields } from '#ui/blocks/price/configuration-fields.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { firstValue, type Search } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { cartText } from './messages.vi.ts';

const removedIn = (search: Search): string | null => firstValue(search, REMOVED_PARAM);

export const removedProductQuery = publicPageQuery('loadProduct', ({ search }) => ({ slug: removedIn(search) ?? '' }));

/** Whether the address tells of a removed line. */
export const tellsRemoval = (search: Search): boolean => removedIn(search) !== null;

/** What the last press removed, and its way back; adds the line again at today's price. [CART-14] */
export function UndoRemoval({ orderId }: { readonly orderId: OrderId | null }) {
  const search = useSearchTexts();
  const { data: product } = useOptionalPageQuery(removedProductQuery, tellsRemoval(search));
  if (!product) return null;
  const configuration = configurationFromQuery(product, search);
  const quote = computeQuote(product, configuration);
  if (!quote.ok) return null;
  const expectedTotal = quote.value.totals.gross;
  return (
    <div className={layout.strips}>
      <Note kind="ok" alert>
        {cartText.removedLine(product.title)}{' '}
        <CommandButton
          use="addToCart"
          command={{
            slug: product.slug,
            configuration,
            expectedTotal,
            orderId,
            keepPointer: true,
            campaign: null,
            source: null,
          }}
          fields={[
            ['slug', product.slug],
            ...configurationFields(configuration),
            ['expectedTotal', String(expectedTotal)],
            ...(orderId === null ? [] : [['orderId', orderId] as const]),
          ]}
          kind="text"
        >
          {cartText.undo}
        </CommandButton>
      </Note>
    </div>
  );
}
