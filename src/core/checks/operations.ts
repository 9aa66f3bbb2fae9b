export { selfCheck } from './self-check.ts';
