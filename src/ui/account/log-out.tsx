import { useRouterState } from '@tanstack/react-router';
import { LogOutForm } from '#ui/blocks/log-out-form.tsx';
import chip from '#ui/kit/chip.module.css';
import { Icon } from '#ui/kit/icon.tsx';
import { portalText } from './messages.vi.ts';

/** [ACC-08] */
export function LogOut({ look }: { readonly look: 'row' | 'chip' }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <LogOutForm path={path} className={look === 'chip' ? chip.chip : undefined}>
      {look === 'row' ? <Icon name="logout" /> : null}
      {portalText.logOut}
    </LogOutForm>
  );
}
