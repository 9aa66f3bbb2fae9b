import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import type { Category } from '#core/catalogue/category.ts';
import type { Shell as ShellContent } from '#core/pages/shell.ts';
import * as paths from '#core/shared/paths.ts';
import { telHref } from '#ui/app/use-hotline.ts';
import { useKnownCart } from '#ui/app/use-known-cart.ts';
import { useVisitor } from '#ui/app/use-visitor.ts';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { ConsultationLink } from '#ui/consultation/consultation-link.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { shell } from '#ui/shell/messages.vi.ts';
import { ShellPart } from '#ui/shell/shell-part.tsx';
import { useRootMark } from '#ui/theme/root-mark.ts';
import { deferred } from '#ui/waking/deferred.tsx';
import { lazyPart } from '#ui/waking/lazy-part.tsx';
import account from './account-link.module.css';
import styles from './header.module.css';
import { LogInLink } from './log-in-link.tsx';
import { Logo } from './logo.tsx';
import { menusOf } from './menus-of.ts';

/** Open without JavaScript; their script loads on first interaction. */
const DrawerMenu = deferred(() => import('./drawer-menu.tsx'), 'touched');
const HeaderSearch = deferred(() => import('./header-search.tsx'), 'touched');
const Menus = deferred(() => import('./menus.tsx'), 'touched');
const ThemeSwitch = deferred(() => import('./theme-switch.tsx'), 'touched');
/** For logged-in customers only. */
const UserMenu = lazyPart(() => import('./user-menu.tsx'));

const noCategories: readonly Category[] = [];

type HeaderProps = {
  readonly content: ShellContent;
  readonly path: string;
  readonly short: boolean;
  readonly children: ReactNode;
};

/** `short`: the checkout's, with the hotline and the way back to the cart. `children` stay in sight with it. */
export function Header({ content, path, short, children }: HeaderProps) {
  if (short) return <ShortHeader content={content}>{children}</ShortHeader>;
  const menus = menusOf(content.menus);
  const categories = content.categories ?? noCategories;
  return (
    <>
      <nav className={styles.util} aria-label={shell.utilities}>
        <Toolbar disableGutters className={styles.inner ?? ''}>
          <a className={styles.hot} href={telHref(content.contact.hotline)}>
            <Icon name="phone" size="s" />
            {blocks.hotline(content.contact.hotline)}
          </a>{' '}
          {content.contact.hotlineNote === '' ? null : <span>{content.contact.hotlineNote}</span>}{' '}
          <Link className={styles.sp} href="/#bang-gia">
            {shell.priceBoard}
          </Link>{' '}
          <ConsultationLink>{shell.consultation}</ConsultationLink>
        </Toolbar>
      </nav>
      <AppBar position="sticky" color="inherit" className={styles.head ?? ''}>
        <Toolbar disableGutters className={styles.inner ?? ''}>
          <DrawerMenu menus={menus} categories={categories} path={path} />
          <Logo logo={content.logo} className={styles.logo} />
          <nav aria-label={shell.menu} className={styles.menus}>
            <ShellPart name="menus">
              <Menus menus={menus} categories={categories} path={path} />
            </ShellPart>
          </nav>
          <div className={styles.headAct}>
            <FavouritesLink />
            <CartLink />
            <ShellPart name="search">
              <HeaderSearch path={path} />
            </ShellPart>
            <ThemeSwitch className={styles.wide} />
            <Account path={path} />
          </div>
        </Toolbar>
        {children}
      </AppBar>
    </>
  );
}

/** Its mark tells the theme that there is no contact bar. */
function ShortHeader({ content, children }: Pick<HeaderProps, 'content' | 'children'>) {
  return (
    <AppBar
      position="sticky"
      color="inherit"
      className={classes(styles.head, styles.short)}
      {...useRootMark('short-header')}
    >
      <Toolbar disableGutters className={styles.inner ?? ''}>
        <Logo logo={content.logo} className={styles.logo} />
        <a className={styles.help} href={telHref(content.contact.hotline)}>
          <Icon name="phone" size="s" />
          <span className={styles.wide}>{shell.needHelp}</span> {content.contact.hotline}
        </a>{' '}
        <BackToCart />
      </Toolbar>
      {children}
    </AppBar>
  );
}

/** Only with a known cart: what is bought at once has none. [HDR-05] */
function BackToCart() {
  return useKnownCart() === null ? null : (
    <Link className={styles.back} href={paths.cart()} aria-label={shell.backToCart}>
      <Icon name="cart" />
      <span className={styles.wide}>{shell.backToCart}</span>
    </Link>
  );
}

/** This and the cart stand at the row's free end, so that they appear without a layout shift. [CAT-07] */
function FavouritesLink() {
  const { favouritesCount } = useVisitor();
  return favouritesCount === 0 ? null : (
    <Link
      className={classes(styles.cart, styles.wide)}
      href={paths.favourites}
      aria-label={shell.favourites(favouritesCount)}
    >
      <Icon name="heart" />
      <span className={styles.count}>{favouritesCount}</span>
    </Link>
  );
}

/** Before hydration a link to the portal, which redirects guests; the same width in all states. [HDR-06] */
function Account({ path }: { readonly path: string }) {
  const { user } = useVisitor();
  return (
    <span className={account.acctSpace}>
      {user === null ? <LogInLink path={path} /> : <UserMenu user={user} path={path} />}
    </span>
  );
}

/** Only with a known cart; shared documents know none, and their footer leads to the cart. [HDR-05] */
function CartLink() {
  const cart = useKnownCart();
  return cart === null ? null : (
    <Link className={styles.cart} href={paths.cart(cart.id)} aria-label={shell.cart(cart.itemCount)}>
      <Icon name="cart" />
      {cart.itemCount === null ? null : <span className={styles.count}>{cart.itemCount}</span>}
    </Link>
  );
}
