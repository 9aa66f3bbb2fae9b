import type { AuthProvider } from 'react-admin';
import type { DeskSession } from '#contracts/desk/desk-session.ts';
import { goToLogIn } from './session.ts';

/** What a page of react-admin wants to do, by its own words. */
const isAllowed = ({ may }: DeskSession, resource: string, action: string): boolean => {
  const rights = may[resource];
  if (rights === undefined) return false;
  if (action === 'create' || action === 'clone') return rights.create;
  if (action === 'edit') return rights.update;
  return action === 'list' || action === 'show' || rights.actions.includes(action);
};

/** Log-in and roles are the staff listener's, which checks each request; this only hides what would be refused. */
export const authProvider = (session: DeskSession): AuthProvider => ({
  login: async () => goToLogIn(),
  checkAuth: async () => undefined,
  logout: async () => {
    await fetch('/log-out', { method: 'POST', body: new URLSearchParams() });
    goToLogIn();
    return false;
  },
  // What somebody typed stays on the page: they log in beside it and send it again.
  checkError: async () => undefined,
  getIdentity: async () => ({ id: session.member, fullName: session.member }),
  canAccess: async ({ resource, action }) => isAllowed(session, resource, action),
});
