import type { DomainSearch } from '#core/domains/domain-search.ts';
import { uncheckedOffers } from '#core/domains/unchecked-offers.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { classes } from '#ui/kit/css.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue, withSearchChanges } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { domainText as text } from './messages.vi.ts';

/** Shows the other extensions. */
const OTHERS_PARAM = 'duoi-khac';

/** On demand, the label under all extensions that were not checked: their prices, each with a link that checks it. */
export function OtherExtensions({ result }: { readonly result: DomainSearch }) {
  const search = useSearchTexts();
  const { label } = result;
  const others = uncheckedOffers(result);
  if (label === '' || others.length === 0) return null;
  const open = firstValue(search, OTHERS_PARAM) !== null;
  const columns = [text.bulkName, { numeric: text.firstYear }, { numeric: text.renewalYear }, text.bulkState];
  return (
    <div className={layout.entries}>
      <Link href={withSearchChanges(paths.domainSearch(), search, { [OTHERS_PARAM]: open ? null : '1' })} inPlace>
        {open ? text.hideOthers : text.showOthers(others.length)}
      </Link>
      {open ? (
        <SectionCard id="duoi-khac" title={text.otherExtensions} flush>
          <p className={classes(layout.faint, layout.foot)}>{text.otherExtensionsNote}</p>
          <Table caption={text.otherExtensions} columns={columns}>
            {others.map(({ slug, extension, first, renewal }) => (
              <tr key={slug}>
                <td>
                  {label}
                  <b>{extension}</b>
                </td>
                <NumberCell>{formatDong(first.total)}</NumberCell>
                <NumberCell>{formatDong(renewal.total)}</NumberCell>
                <td>
                  <Link
                    href={paths.domainSearch({ q: label + extension })}
                    aria-label={text.checkOneOf(label + extension)}
                  >
                    {text.checkOne}
                  </Link>
                </td>
              </tr>
            ))}
          </Table>
        </SectionCard>
      ) : null}
    </div>
  );
}
