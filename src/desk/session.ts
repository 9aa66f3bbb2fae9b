import type { DeskSession } from '#contracts/desk/desk-session.ts';
import { ask, DeskFailure } from './http.ts';

/** Asks who works here; without a session the browser goes to the log-in. */
export const openSession = async (): Promise<DeskSession> => {
  try {
    return await ask<DeskSession>('/desk/session');
  } catch (failure) {
    if (failure instanceof DeskFailure && failure.isLoggedOut) goToLogIn();
    throw failure;
  }
};

/** The page that asks for name, password and code, and leads back. */
export const goToLogIn = (): void => location.assign('/log-in?to=/desk');
