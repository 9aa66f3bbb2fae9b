import Button from '@mui/material/Button';
import { useRouterState } from '@tanstack/react-router';
import * as paths from '#core/shared/paths.ts';
import { usePortalHref } from '#ui/app/use-portal.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import { shell } from '#ui/shell/messages.vi.ts';
import { useHydrated } from '#ui/waking/use-hydrated.ts';
import styles from './account-link.module.css';

/** Returns to this page; on a login page it preserves that page's return path. */
export function LogInLink({ path, className }: { readonly path: string; readonly className?: string | undefined }) {
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const asked = firstValue(useSearchTexts(), 'redirectUrl');
  const portalHref = usePortalHref();
  const href = useHydrated() ? paths.logIn(asked ?? path + query) : portalHref(paths.services);
  return (
    <Button
      component={Link}
      variant="text"
      className={classes(styles.acct, className)}
      href={href}
      aria-label={shell.logIn}
    >
      <Icon name="user" />
      <span>{shell.logIn}</span>
    </Button>
  );
}
