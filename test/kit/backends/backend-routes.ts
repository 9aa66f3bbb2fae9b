import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Route = { readonly method: string; readonly path: string };

const security = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'security.md'), 'utf8');

/** The rows of «What strangers reach» in docs/security.md, each with the methods of an address: `GET /any/:id`. */
export const strangersTable = (): readonly string[] => {
  const [, section = ''] = /### What strangers reach\n([\s\S]*?)\n##/.exec(security) ?? [];
  return [...section.matchAll(/^\| `([A-Z, ]+) (\/[^`]*)` \|/gm)].flatMap(([, methods = '', path = '']) =>
    methods.split(', ').map((method) => `${method} ${path}`),
  );
};

/** `GET /any/:id` of each route, without what every request passes through. */
export const routesOf = (app: { readonly routes: readonly Route[] }): readonly string[] => [
  ...new Set(
    app.routes
      .filter(({ path }) => !path.endsWith('/*') || path.startsWith('/uploads'))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

/** A method and an address that the route answers; a missing optional part is left out. */
export const sampleOf = (route: string): { readonly method: string; readonly path: string } => {
  const [method = '', path = ''] = route.split(' ');
  return {
    method: method === 'ALL' ? 'POST' : method,
    path: path
      .replace(/\/:\w+\?/g, '')
      .replace(/:\w+(\{[^}]*\})?/g, 'x')
      .replace('*', 'x'),
  };
};
