export { checkRedirect } from './check-redirect.ts';
