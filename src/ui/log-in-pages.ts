import type { PageModules } from './app/page-loader.ts';
import { loadCompleteRegistration } from './pages/complete-registration.loader.ts';
import { loadForgotPassword } from './pages/forgot-password.loader.ts';
import { loadLinkAccount } from './pages/link-account.loader.ts';
import { loadLogIn } from './pages/log-in.loader.ts';
import { loadRegister } from './pages/register.loader.ts';
import { loadRegistrationCompleted } from './pages/registration-completed.loader.ts';
import { loadResetPassword } from './pages/reset-password.loader.ts';
import { loadVerify } from './pages/verify.loader.ts';
import { loadVerifyReset } from './pages/verify-reset.loader.ts';

/** The ways into an account. Their loaders come with the first of them. */
export const logInPages = {
  'log-in': { load: loadLogIn, component: () => import('./pages/log-in.page.tsx') },
  register: { load: loadRegister, component: () => import('./pages/register.page.tsx') },
  verify: { load: loadVerify, component: () => import('./pages/verify.page.tsx') },
  'forgot-password': { load: loadForgotPassword, component: () => import('./pages/forgot-password.page.tsx') },
  'verify-reset': { load: loadVerifyReset, component: () => import('./pages/verify-reset.page.tsx') },
  'reset-password': { load: loadResetPassword, component: () => import('./pages/reset-password.page.tsx') },
  'complete-registration': {
    load: loadCompleteRegistration,
    component: () => import('./pages/complete-registration.page.tsx'),
  },
  'registration-completed': {
    load: loadRegistrationCompleted,
    component: () => import('./pages/registration-completed.page.tsx'),
  },
  'link-account': { load: loadLinkAccount, component: () => import('./pages/link-account.page.tsx') },
} satisfies PageModules;
