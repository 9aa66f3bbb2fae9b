import * as paths from '#core/shared/paths.ts';
import type { IconName } from '#ui/kit/icon.tsx';
import { shell } from './messages.vi.ts';

/** [HDR-04] */
export const accountLinks: readonly { readonly href: string; readonly title: string; readonly icon: IconName }[] = [
  { href: paths.services, title: shell.services, icon: 'server' },
  { href: paths.orders, title: shell.orders, icon: 'receipt' },
  { href: paths.profile, title: shell.account, icon: 'user' },
];
