import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import { Fragment, useEffect, useState } from 'react';
import type { Category } from '#core/catalogue/category.ts';
import type { Menu, MenuItem } from '#core/content/content.ts';
import * as paths from '#core/shared/paths.ts';
import { usePortalHref } from '#ui/app/use-portal.ts';
import { useVisitor } from '#ui/app/use-visitor.ts';
import { LogOutForm } from '#ui/blocks/person/log-out-form.tsx';
import { LineIcon } from '#ui/blocks/price/product-icon.tsx';
import { ConsultationLink } from '#ui/consultation/consultation-link.tsx';
import { IconButton } from '#ui/kit/action/icon-button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Link } from '#ui/navigation/link.tsx';
import { SiteSearch } from '#ui/search/site-search.tsx';
import { lineHref } from '#ui/shell/line-href.ts';
import { shell } from '#ui/shell/messages.vi.ts';
import { ShellPart } from '#ui/shell/shell-part.tsx';
import { accountLinks } from './account-links.ts';
import styles from './drawer-menu.module.css';
import { LogInLink } from './log-in-link.tsx';
import { MenuLink } from './menu-link.tsx';
import { menusText } from './menus.vi.ts';
import { SummaryButton } from './summary-button.tsx';
import ThemeSwitch from './theme-switch.tsx';
import { useHeaderDetails } from './use-header-details.ts';

type DrawerProps = { readonly menus: readonly Menu[]; readonly categories: readonly Category[]; readonly path: string };

/** Burger button and panel as a `<details>`, so that it opens without JavaScript. [HDR-01] */
export default function DrawerMenu({ menus, categories, path }: DrawerProps) {
  const { details, open, setOpen, close, keys } = useHeaderDetails(path);
  const [sub, setSub] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is there whenever it opens
  useEffect(() => {
    if (open) details.current?.querySelector<HTMLElement>('button')?.focus();
    document.body.style.overflow = open ? 'hidden' : '';
  }, [open]);
  return (
    <details ref={details} className={styles.burger} open={open} onKeyDown={keys}>
      <SummaryButton label={open ? menusText.closeMenu : menusText.openMenu} onToggle={() => setOpen(!open)}>
        <Icon name="menu" size="l" />
      </SummaryButton>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same */}
      <div className={styles.scrim} onClick={close} />
      <Paper component="nav" variant="floating" className={styles.drawer ?? ''} aria-label={menusText.drawer}>
        <div className={styles.drawerTop}>
          {shell.menu}
          <ThemeSwitch />
          <IconButton icon="close" label={menusText.closeMenu} onClick={close} />
        </div>
        <DrawerAccount path={path} />
        <div className={styles.drawerSearch}>
          <SiteSearch onLeave={close} />
        </div>
        <ShellPart name="drawer">
          {menus.map((menu) =>
            menu.kind !== 'store' && menu.items.length === 0 ? (
              <Fragment key={menu.slug}>
                <ListItemButton component={MenuLink} href={menu.slug}>
                  {menu.title}
                </ListItemButton>{' '}
              </Fragment>
            ) : (
              <details key={menu.slug} name="drawer-menu" open={sub === menu.slug}>
                <SummaryButton onToggle={() => setSub(sub === menu.slug ? null : menu.slug)}>
                  {menu.title}
                  <Icon name="down" />
                </SummaryButton>
                {menu.kind === 'store' ? <StoreLinks categories={categories} /> : <ItemLinks items={menu.items} />}
              </details>
            ),
          )}
        </ShellPart>
        <div className={styles.drawerAdvice}>
          <ConsultationLink>
            <Icon name="ticket" />
            {shell.consultation}
          </ConsultationLink>
        </div>
      </Paper>
    </details>
  );
}

/** Login link, or the entries of the account menu. [HDR-04] */
function DrawerAccount({ path }: { readonly path: string }) {
  const { user, favouritesCount } = useVisitor();
  const portalHref = usePortalHref();
  return (
    <div className={styles.drawerAccount}>
      {user === null ? (
        <LogInLink path={path} className={styles.logIn} />
      ) : (
        <>
          <p className={styles.drawerName}>{user.name}</p>
          {spaced(
            accountLinks.map(({ href, title, icon }) => (
              <ListItemButton key={href} component={Link} href={portalHref(href)}>
                <Icon name={icon} />
                {title}
              </ListItemButton>
            )),
          )}
        </>
      )}
      {favouritesCount === 0 ? null : (
        <ListItemButton component={Link} href={paths.favourites}>
          <Icon name="heart" />
          {shell.favourites(favouritesCount)}
        </ListItemButton>
      )}
      {user === null ? null : (
        <LogOutForm path={path}>
          <Icon name="logout" />
          {menusText.logOut}
        </LogOutForm>
      )}
    </div>
  );
}

function StoreLinks({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <>
      <ListItemButton component={Link} href={paths.shop}>
        {menusText.wholeShop}
      </ListItemButton>{' '}
      {spaced(
        categories
          .flatMap((group) => group.children)
          .map((line) => (
            <ListItemButton key={line.id} component={Link} href={lineHref(line)}>
              <LineIcon icon={line.icon} />
              {line.title}
            </ListItemButton>
          )),
      )}
    </>
  );
}

function ItemLinks({ items }: { readonly items: readonly MenuItem[] }) {
  return items.map((item) => (
    <div key={item.url + item.title}>
      <ListItemButton component={MenuLink} href={item.url}>
        {item.title}
      </ListItemButton>
      <ItemLinks items={item.children} />
    </div>
  ));
}
