import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Category } from '#core/catalogue/category.ts';
import type { Menu, MenuItem } from '#core/content/content.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { HotlineButton } from '#ui/blocks/content/hotline.tsx';
import { blocks, lowestPriceText } from '#ui/blocks/messages.vi.ts';
import { IconTile } from '#ui/blocks/price/product-icon.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { lineHref } from '#ui/shell/line-href.ts';
import { columnsFor } from './columns.ts';
import { findCurrentMenu, isPlainLink } from './current-menu.ts';
import { fitMenus } from './fit-menus.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './menus.module.css';
import { menusText } from './menus.vi.ts';
import panel from './panel.module.css';
import { SummaryButton } from './summary-button.tsx';

type MenusProps = { readonly menus: readonly Menu[]; readonly categories: readonly Category[]; readonly path: string };

/** At most one sub-menu is open; Escape, a click outside and navigation close it. [HDR-02] */
export default function Menus({ menus, categories, path }: MenusProps) {
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current !== path) setOpen(null);
    shownPath.current = path;
  }, [path]);
  useEffect(() => {
    if (open === null) return undefined;
    const handleOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !list.current?.contains(event.target)) setOpen(null);
    };
    document.addEventListener('pointerdown', handleOutside);
    return () => document.removeEventListener('pointerdown', handleOutside);
  }, [open]);
  const current = findCurrentMenu(menus, path);
  const { shown, more } = fitMenus(menus);
  return (
    <ul className={styles.nav} ref={list}>
      {shown.map((menu) => (
        <li key={menu.slug}>
          {isPlainLink(menu) ? (
            <MenuLink href={menu.slug} aria-current={menu === current ? 'page' : undefined}>
              {menu.title}
            </MenuLink>
          ) : (
            <SubMenu
              title={menu.title}
              current={menu === current}
              open={open === menu.slug}
              onToggle={(wanted) => setOpen(wanted ? menu.slug : null)}
            >
              {menu.kind === 'store' ? <StorePanel categories={categories} /> : <Dropdown items={menu.items} />}
            </SubMenu>
          )}
        </li>
      ))}
      {more.length === 0 ? null : (
        <li>
          <SubMenu
            title={menusText.more}
            current={current !== undefined && more.includes(current)}
            open={open === MORE}
            onToggle={(wanted) => setOpen(wanted ? MORE : null)}
          >
            <Paper variant="floating" className={classes(panel.panel, panel.dropdown)}>
              <List>
                {more.map((menu) => (
                  <MoreEntry key={menu.slug} menu={menu} isCurrent={menu === current} />
                ))}
              </List>
            </Paper>
          </SubMenu>
        </li>
      )}
    </ul>
  );
}

/** No slug of an editor, which holds no space. */
const MORE = 'more menus';

/** A menu behind «Thêm»: its link, or its title over its items. */
function MoreEntry({ menu, isCurrent }: { readonly menu: Menu; readonly isCurrent: boolean }) {
  const { title, slug, kind, items } = menu;
  if (items.length > 0)
    return (
      <li>
        <b className={styles.group}>{title}</b>
        <ItemList items={items} />
      </li>
    );
  return (
    <li>
      <ListItemButton
        component={MenuLink}
        href={kind === 'store' ? paths.shop : slug}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {title}
      </ListItemButton>
    </li>
  );
}

/** A `<details>`: without JavaScript its `name` closes the other menus. */
function SubMenu({
  title,
  current,
  open,
  onToggle,
  children,
}: {
  readonly title: string;
  readonly current: boolean;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the browser opened before the script came
  useEffect(() => {
    if (details.current?.open && !open) onToggle(true);
  }, []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      onToggle(false);
      details.current?.querySelector('summary')?.focus();
    }
    if (event.key === 'ArrowDown' && event.target instanceof HTMLElement && event.target.tagName === 'SUMMARY') {
      event.preventDefault();
      // Synchronously, because closed content cannot get the focus.
      if (details.current) details.current.open = true;
      onToggle(true);
      details.current?.querySelector('a')?.focus();
    }
  };
  return (
    <details ref={details} open={open} name="menu" onKeyDown={handleKeyDown} data-current={current || undefined}>
      <SummaryButton onToggle={() => onToggle(!open)}>
        {title}
        <Icon name="down" />
      </SummaryButton>
      {children}
    </details>
  );
}

function StorePanel({ categories }: { readonly categories: readonly Category[] }) {
  const lines = categories.flatMap((group) => group.children);
  return (
    <Paper variant="floating" className={classes(panel.panel, styles.mega)}>
      <List className={classes(styles.megaList, styles[`columns${columnsFor(lines.length)}`])}>
        {lines.map((line) => (
          <li key={line.id}>
            <ListItemButton component={Link} href={lineHref(line)}>
              <IconTile line={line.icon ?? line.handle} />
              <span>
                {line.title}{' '}
                {line.priceFrom === null ? null : (
                  <small>{lowestPriceText(formatDong(line.priceFrom.amount), line.priceFrom)}</small>
                )}
              </span>
            </ListItemButton>
          </li>
        ))}
      </List>
      <div className={styles.megaAside}>
        <b>{menusText.megaAsk}</b>
        <p>{menusText.megaAskBody}</p>
        <HotlineButton>{blocks.hotline}</HotlineButton>{' '}
        <ButtonLink href={paths.shop} kind="text">
          {menusText.wholeShop}
        </ButtonLink>
      </div>
    </Paper>
  );
}

function Dropdown({ items }: { readonly items: readonly MenuItem[] }) {
  return (
    <Paper variant="floating" className={classes(panel.panel, panel.dropdown)}>
      <ItemList items={items} />
    </Paper>
  );
}

/** Nests to any depth. [HDR-03] */
function ItemList({ items }: { readonly items: readonly MenuItem[] }) {
  return (
    <List className={styles[`columns${columnsFor(items.length)}`] ?? ''}>
      {items.map((item) => (
        <li key={item.url + item.title}>
          <ListItemButton component={MenuLink} href={item.url}>
            {item.title}
          </ListItemButton>
          {item.children.length > 0 ? <ItemList items={item.children} /> : null}
        </li>
      ))}
    </List>
  );
}
