import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { greetingName } from '#core/account/names.ts';
import { formatDate } from '#core/shared/calendar.ts';
import * as paths from '#core/shared/paths.ts';
import { useOptionalPageQuery } from '#ui/app/page.ts';
import { usePortalHref } from '#ui/app/use-portal.ts';
import { HotlineLink } from '#ui/blocks/content/hotline.tsx';
import { LogOutForm } from '#ui/blocks/person/log-out-form.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { ChipLink } from '#ui/kit/surface/chip.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { useRootMark } from '#ui/theme/root-mark.ts';
import { useHydrated } from '#ui/waking/use-hydrated.ts';
import { accountQuery } from './account-queries.ts';
import { portalText } from './messages.vi.ts';
import styles from './portal.module.css';
import { type PortalSection, portalLinks } from './portal-links.ts';

/** Frame of every portal page. Its mark tells the theme that the contact bar ends the page. [ROUTE-43] */
export function Portal({
  current,
  children,
}: {
  readonly current: PortalSection | null;
  readonly children: ReactNode;
}) {
  // Optional: when the query fails, the page is rendered without name and counts.
  const { data: account } = useOptionalPageQuery(accountQuery);
  const places = portalLinks(account?.counts ?? null, usePortalHref());
  return (
    <div {...useRootMark('portal')} className={classes(layout.wrap, layout.page)}>
      <div className={classes(layout.pageHead, styles.head)}>
        <div>
          <h1>{account ? portalText.greeting(greetingName(account.person.fullName)) : portalText.plainGreeting}</h1>
          <p>{account ? portalText.since(formatDate(account.person.customerSince).slice(3)) : null}</p>
        </div>
        <ButtonLink href={paths.shop} kind="primary">
          <Icon name="plus" />
          {portalText.rent}
        </ButtonLink>
      </div>
      <nav ref={useScrollToCurrent(current)} className={styles.chips} aria-label={portalText.label}>
        {spaced(
          places.map(({ place, href, title }) => (
            <ChipLink key={place} href={href} current={place === current}>
              {title}
            </ChipLink>
          )),
        )}
        <LogOut look="chip" />
      </nav>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Card className={styles.sideCard}>
            <nav aria-label={portalText.label}>
              <ul className={styles.list}>
                {places.map(({ place, href, title, icon, count }) => (
                  <li key={place}>
                    <Link href={href} aria-current={place === current ? 'page' : undefined}>
                      <Icon name={icon} />
                      {title} {count === null ? null : <small>{count}</small>}
                    </Link>
                  </li>
                ))}
                <li className={styles.last}>
                  <HotlineLink>
                    {(hotline) => (
                      <>
                        <Icon name="phone" />
                        {portalText.help(hotline)}
                      </>
                    )}
                  </HotlineLink>
                </li>
                <li>
                  <LogOut look="row" />
                </li>
              </ul>
            </nav>
          </Card>
        </div>
        <div className={layout.parts}>{children}</div>
      </div>
    </div>
  );
}

/** Scrolls the row to the current section. Server-rendered rows use CSS: they must not move under a tap. */
const useScrollToCurrent = (current: PortalSection | null) => {
  const row = useRef<HTMLElement>(null);
  const shown = useRef(useHydrated() ? null : current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.clientWidth) / 2;
  }, [current]);
  return row;
};

/** [ACC-08] */
function LogOut({ look }: { readonly look: 'row' | 'chip' }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <LogOutForm path={path} chip={look === 'chip'}>
      {look === 'row' ? <Icon name="logout" /> : null}
      {portalText.logOut}
    </LogOutForm>
  );
}
