import type { PriceMenu } from '#core/catalogue/catalogue.port.ts';
import type { Category } from '#core/catalogue/category.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { HotlineLink } from '#ui/blocks/content/hotline.tsx';
import { perUnit, termText } from '#ui/blocks/messages.vi.ts';
import { ProductIcon } from '#ui/blocks/price/product-icon.tsx';
import styles from '#ui/catalogue/home/home.module.css';
import { home } from '#ui/catalogue/home/home.vi.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';

export function PriceBoard({
  menus,
  sellsDomains,
}: {
  readonly menus: readonly PriceMenu[];
  readonly sellsDomains: boolean;
}) {
  return (
    <Card>
      <div className={styles.board}>
        {menus.map(({ group, lines }, at) => (
          <div key={group.id}>
            <h3>{group.title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line.id}>
                  <BoardRow line={line} />
                </li>
              ))}
              {at === menus.length - 1 ? (
                <li>
                  <HotlineLink className={styles.boardAsk}>
                    {(hotline) => (
                      <>
                        <Icon name="phone" size="l" />
                        <span>
                          <b>{home.ask}</b>
                          <br />
                          {home.askCall(hotline)}
                        </span>
                      </>
                    )}
                  </HotlineLink>
                </li>
              ) : null}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.boardFoot}>
        {home.boardNote} {sellsDomains ? home.boardNoteDomains : null}
      </p>
    </Card>
  );
}

const unitOf = ({ unit, term }: NonNullable<Category['priceFrom']>): string =>
  home.perUnit(perUnit(unit.name), termText(term, unit));

function BoardRow({ line }: { readonly line: Category }) {
  return (
    <Link href={paths.category(line)} prefetch>
      <ProductIcon line={line.handle} otherwise={line.icon} />
      <span className={styles.l}>
        {line.title} <i />
        {line.priceFrom === null ? null : <b>{formatDong(line.priceFrom.amount)}</b>}
      </span>{' '}
      <span className={styles.s}>
        <span>{home.plans(line.productCount)}</span>{' '}
        {line.priceFrom === null ? null : <span>{unitOf(line.priceFrom)}</span>}
      </span>
    </Link>
  );
}
