import * as paths from '#core/shared/paths.ts';
import type { IconName } from '#ui/kit/media/icon.tsx';
import { menusText } from './menus.vi.ts';

/** [HDR-04] */
export const accountLinks: readonly { readonly href: string; readonly title: string; readonly icon: IconName }[] = [
  { href: paths.services, title: menusText.services, icon: 'server' },
  { href: paths.orders, title: menusText.orders, icon: 'receipt' },
  { href: paths.profile, title: menusText.account, icon: 'user' },
];
