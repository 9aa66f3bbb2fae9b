import { createContext, useContext } from 'react';
import type { DeskSession } from '#contracts/desk/desk-session.ts';

export const SessionContext = createContext<DeskSession | null>(null);

/** Throws outside the desk. */
export const useSession = (): DeskSession => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('No session of the desk');
  return session;
};
