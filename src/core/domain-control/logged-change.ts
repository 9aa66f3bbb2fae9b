import type { LoggedKind } from '#core/control-rules/logged-kind.ts';
import type { DomainChange } from './domain-control.port.ts';
import { contactRoleNames } from './domain-settings.ts';

/** What the log of the service says of a change; nothing of a person. */
export const loggedChange = (change: DomainChange): { readonly kind: LoggedKind; readonly detail: string } => {
  if (change.kind === 'lock') return { kind: change.isLocked ? 'transfer-lock' : 'transfer-unlock', detail: '' };
  if (change.kind === 'contact') return { kind: 'contact', detail: contactRoleNames[change.role].toLowerCase() };
  const { servers } = change;
  return { kind: 'name-servers', detail: servers?.map(({ host }) => host).join(', ') ?? 'của cửa hàng' };
};
