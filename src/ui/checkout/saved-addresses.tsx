import { useRouterState } from '@tanstack/react-router';
import type { SavedAddress } from '#core/account/account.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { classes } from '#ui/kit/css.ts';
import { PickGrid, PickLink } from '#ui/kit/form/pick-tile.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { withSearchChanges } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './checkout.module.css';
import { ADDRESS_PARAM, OTHER_ADDRESS } from './checkout-values.ts';
import { checkoutText } from './messages.vi.ts';

/** The URL stores the selection, so it needs no JavaScript. [FIN-04, ACC-09] */
export function SavedAddresses({
  addresses,
  receiver,
}: {
  readonly addresses: readonly SavedAddress[];
  readonly receiver: SavedAddress | null;
}) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const search = useSearchTexts();
  if (addresses.length === 0) return null;
  const hrefOf = (id: string) => withSearchChanges(path, search, { [ADDRESS_PARAM]: id });
  return (
    <div className={classes(layout.entries, styles.saved)}>
      <p className={layout.quiet}>
        <b>{checkoutText.savedAddresses}</b>
      </p>
      <PickGrid layout="two" label={checkoutText.savedAddresses}>
        {spaced(
          addresses.map((each) => (
            <PickLink key={each.id} href={hrefOf(each.id)} current={each.id === receiver?.id} inPlace>
              <b>
                {each.name}, {formatPhone(each.phone)}
              </b>{' '}
              <span>
                {each.street}, {each.wardName}, {each.provinceName}
              </span>{' '}
              {each.isDefault ? <Badge>{checkoutText.isDefault}</Badge> : null}
            </PickLink>
          )),
        )}{' '}
        <PickLink href={hrefOf(OTHER_ADDRESS)} current={receiver === null} inPlace>
          <b>{checkoutText.otherAddress}</b> <span>{checkoutText.otherAddressDetail}</span>
        </PickLink>
      </PickGrid>
    </div>
  );
}
