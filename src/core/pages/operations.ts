export { loadHome } from './load-home.ts';
export { loadShell } from './load-shell.ts';
export { loadVisitor } from './load-visitor.ts';
