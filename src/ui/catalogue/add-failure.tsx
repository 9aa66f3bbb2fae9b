import type { ShopFailure } from '#core/failures.ts';
import { formatDong } from '#core/shared/dong.ts';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { Note } from '#ui/kit/note.tsx';
import { product as text } from '#ui/messages/product.vi.ts';
import { nextOf, sentenceOf } from '#ui/messages.vi.ts';

/** What went wrong, beside the button that was pressed; a changed price shows both amounts. [CART-19] */
export default function AddFailure({ failure }: { readonly failure: ShopFailure }) {
  if (failure.kind === 'price-changed')
    return (
      <Note kind="warn" alert>
        <b>{text.priceChanged}</b>
        <dl>
          <LeaderRow label={text.oldPrice} value={<s>{formatDong(failure.old)}</s>} tone="sub" />
          <LeaderRow label={text.newPrice} value={formatDong(failure.now)} />
        </dl>
        {text.priceChangedNote}
      </Note>
    );
  return (
    <Note kind="error" alert>
      <b>{sentenceOf(failure)}</b>
      <br />
      {nextOf(failure)}
    </Note>
  );
}
