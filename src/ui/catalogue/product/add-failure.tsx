import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { formatDong } from '#core/shared/dong.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { fieldProblems } from '#ui/failures/fields.vi.ts';
import { nextOf, sentenceOf } from '#ui/failures/messages.vi.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { product as text } from './product.vi.ts';

/** A changed price shows both amounts; a sold-out location suggests another one. [CART-19, CAT-10] */
export default function AddFailure({
  failure,
  isOwnChoice = false,
}: {
  readonly failure: ShopFailure;
  /** The total differs because the shopper chose something else. */
  readonly isOwnChoice?: boolean;
}) {
  const hotline = useHotline();
  if (failure.kind === 'price-changed')
    return (
      <Note kind="warn" alert>
        <b>{isOwnChoice ? text.choiceChanged : text.priceChanged}</b>
        <dl>
          <LeaderRow
            label={isOwnChoice ? text.oldChoice : text.oldPrice}
            value={<s>{formatDong(failure.old)}</s>}
            tone="sub"
          />
          <LeaderRow label={isOwnChoice ? text.newChoice : text.newPrice} value={formatDong(failure.now)} />
        </dl>
        {text.priceChangedNote}
      </Note>
    );
  if (failure.kind === 'invalid-fields' && Object.values(failure.fields).includes('sold-out'))
    return (
      <Note kind="warn" alert>
        <b>{fieldProblems['sold-out']}.</b>
      </Note>
    );
  return (
    <Note kind="error" alert>
      <b>{sentenceOf(failure)}</b>
      <br />
      {nextOf(failure, hotline)}
    </Note>
  );
}
