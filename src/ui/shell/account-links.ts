import type { IconName } from '#ui/kit/icon.tsx';
import { shell } from './messages.vi.ts';

/** What a customer finds behind his name: the portal, always. [HDR-04] */
export const accountLinks: readonly { readonly href: string; readonly title: string; readonly icon: IconName }[] = [
  { href: '/service', title: shell.services, icon: 'server' },
  { href: '/order', title: shell.orders, icon: 'receipt' },
  { href: '/profile', title: shell.account, icon: 'user' },
];
