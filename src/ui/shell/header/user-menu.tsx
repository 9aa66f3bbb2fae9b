import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { greetingName } from '#core/account/names.ts';
import type { VisitorState } from '#core/session/visitor-state.ts';
import { usePortalHref } from '#ui/app/use-portal.ts';
import { useVisitor } from '#ui/app/use-visitor.ts';
import { Avatar } from '#ui/blocks/person/avatar.tsx';
import { LogOutForm } from '#ui/blocks/person/log-out-form.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import account from './account-link.module.css';
import { accountLinks } from './account-links.ts';
import { menusText } from './menus.vi.ts';
import panels from './panel.module.css';
import { useCloseOnOutside } from './use-close-on-outside.ts';
import styles from './user-menu.module.css';

/** Escape, a click outside and navigation close it; arrow keys move through it. [HDR-04, HDR-06] */
export default function UserMenu({
  user,
  path,
}: {
  readonly user: NonNullable<VisitorState['user']>;
  readonly path: string;
}) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panel = useId();
  const { contact } = useVisitor();
  const portalHref = usePortalHref();
  useCloseOnOutside(box, open, () => setOpen(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => setOpen(false), [path]);

  const entries = (): readonly HTMLElement[] => [
    ...(box.current?.querySelectorAll<HTMLElement>(`[id="${panel}"] :is(a, button)`) ?? []),
  ];
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      box.current?.querySelector('button')?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    // Synchronously, because hidden elements cannot get the focus.
    const list = document.getElementById(panel);
    if (list) list.dataset.open = '';
    setOpen(true);
    const all = entries();
    const at = all.findIndex((each) => each.matches(':focus'));
    const step = event.key === 'ArrowDown' ? 1 : -1;
    all[(at + step + all.length) % all.length]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button and links in it
    <div ref={box} className={styles.user} onKeyDown={handleKeyDown}>
      <Button
        variant="text"
        className={account.acct ?? ''}
        aria-expanded={open}
        aria-controls={panel}
        aria-label={menusText.accountOf(user.name)}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={user.name} path={user.avatarPath} />
        <span>{greetingName(user.name)}</span>
      </Button>
      <Paper
        id={panel}
        variant="floating"
        className={classes(panels.panel, panels.dropdown, styles.userPanel)}
        data-open={open || undefined}
      >
        <p className={styles.userName}>
          <b>{user.name}</b>{' '}
          {contact === null || contact.email === '' ? null : <small className={layout.faint}>{contact.email}</small>}
        </p>
        <Divider />
        {spaced(
          accountLinks.map(({ href, title, icon }) => (
            <ListItemButton
              key={href}
              component={Link}
              href={portalHref(href)}
              aria-current={path === href ? 'page' : undefined}
            >
              <Icon name={icon} />
              {title}
            </ListItemButton>
          )),
        )}
        <Divider />
        <LogOutForm path={path}>
          <Icon name="logout" />
          {menusText.logOut}
        </LogOutForm>
      </Paper>
    </div>
  );
}
