export { loadStatus } from './load-status.ts';
