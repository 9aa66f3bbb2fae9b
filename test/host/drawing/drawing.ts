import type { PageRequest, Renderer } from '#ssr/renderer.tsx';
import { routeRows } from '#ui/routes.ts';

/**
 * A renderer that writes its input as JSON instead of rendering it, so that tests of the host see what a page receives.
 * It matches paths against the real route table.
 */
export const jsonRenderer = (change: Partial<Renderer> = {}): Renderer & { readonly drawn: PageRequest[] } => {
  const drawn: PageRequest[] = [];
  return {
    drawn,
    rowOf: (pathname) => {
      const parts = pathname.split('/');
      return (
        routeRows.find(({ path }) => {
          const row = path.split('/');
          return row.length === parts.length && row.every((part, at) => part.startsWith('$') || part === parts[at]);
        }) ?? null
      );
    },
    render: async (request) => {
      drawn.push(request);
      const { submission, flash, nonce } = request;
      const path = pathOf(request);
      const input = JSON.stringify({ path, submission, flash, idempotencyKey: request.newIdempotencyKey() });
      return {
        kind: 'page',
        status: 200,
        html: `<!doctype html><style nonce="${nonce}">p{margin:0}</style><script nonce="${nonce}">window.a=1</script><p>${input}</p>`,
        data: path,
      };
    },
    ...change,
  };
};

/** With query. */
export const pathOf = ({ url }: Pick<PageRequest, 'url'>): string => url.pathname + url.search;

/** The input of a page that the fake renderer wrote. */
export const renderedInput = async (response: Response): Promise<Record<string, unknown>> => {
  const text = await response.text();
  return JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '{}');
};
