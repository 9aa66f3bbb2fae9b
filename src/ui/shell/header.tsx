import { cartPath } from '#core/cart/cart.ts';
import type { Category } from '#core/catalogue/category.ts';
import type { Menu } from '#core/content/content.ts';
import type { Shell as ShellContent } from '#core/content/pages.ts';
import { deferred } from '#ui/kit/deferred.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import { Link } from '#ui/kit/link.tsx';
import { shell } from '#ui/messages/shell.vi.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useVisitor } from './visitor.ts';

/** The menus open by themselves; their script comes with the first touch. */
const DrawerMenu = deferred(() => import('./drawer-menu.tsx'), 'touched');
const Menus = deferred(() => import('./menus.tsx'), 'touched');

/** Without menus from the content system the shop's own tree still leads everywhere. */
const ownMenus: readonly Menu[] = [{ title: shell.shop, slug: 'shop', kind: 'store', items: [] }];
const noCategories: readonly Category[] = [];

export function Header({ content, path }: { readonly content: ShellContent; readonly path: string }) {
  const menus = content.menus === null || content.menus.length === 0 ? ownMenus : content.menus;
  const categories = content.categories ?? noCategories;
  return (
    <>
      <nav className={styles.util} aria-label={shell.utilities}>
        <div className={styles.inner}>
          <a className={styles.hot} href={`tel:${content.contact.hotline.replace(/\D/g, '')}`}>
            <Icon name="phone" size="s" />
            {shell.hotline(content.contact.hotline)}
          </a>
          <span>{shell.hotlineFree}</span>
          <Link className={styles.sp} href="/#bang-gia">
            {shell.priceBoard}
          </Link>
        </div>
      </nav>
      <header className={styles.head}>
        <div className={styles.inner}>
          <DrawerMenu menus={menus} categories={categories} path={path} />
          <Logo logo={content.logo} className={styles.logo} />
          <nav aria-label={shell.menu} className={styles.menus}>
            <Menus menus={menus} categories={categories} path={path} />
          </nav>
          <div className={styles.headAct}>
            <Link className={styles.cart} href="/san-pham" aria-label={shell.search}>
              <Icon name="search" />
            </Link>
            <ThemeSwitch />
            <CartLink />
          </div>
        </div>
      </header>
    </>
  );
}

/** Cart and badge, only where a cart is known; its place is kept free, so nothing moves when it comes. [HDR-05] */
function CartLink() {
  const { cartId, itemCount } = useVisitor();
  return (
    <span className={styles.cartSpace}>
      {cartId === null ? null : (
        <Link className={styles.cart} href={cartPath(cartId)} aria-label={shell.cart(itemCount)}>
          <Icon name="cart" />
          <span className={styles.count}>{itemCount}</span>
        </Link>
      )}
    </span>
  );
}
