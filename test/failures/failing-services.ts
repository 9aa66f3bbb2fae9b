import { startProxy } from '#test/journeys/site/proxy.ts';

/**
 * How a call ends: without an answer, with a 500, with a page that is no answer, never, with this answer, or by the
 * service after a change of the request.
 */
export type Ending =
  | 'cut'
  | 'error'
  | 'garbage'
  | 'silence'
  | { readonly answer: unknown; readonly status?: number }
  | { readonly change: (body: string) => string };

/** Operations by their names in GraphQL, or as `POST /path`. */
export type Cuts = readonly (readonly [operation: string | RegExp, ending: Ending])[];

const nameOf = (method: string, path: string, body: string): string =>
  /"query":\s*"(?:\\n|\s)*(?:query|mutation)\s+(\w+)/.exec(body)?.[1] ?? `${method} ${path}`;

const isNamed = (pattern: string | RegExp, name: string): boolean =>
  typeof pattern === 'string' ? pattern === name : pattern.test(name);

const json = { 'content-type': 'application/json' };

/** The services of `target`, of which single operations can be cut; `asked` lists what was asked. */
export const failingServices = async (target: string) => {
  let cuts: Cuts = [];
  const asked: string[] = [];
  const proxy = await startProxy({
    target: () => target,
    answer: (request, body, response) => {
      const name = nameOf(request.method ?? '', request.url ?? '', body);
      asked.push(name);
      const ending = cuts.find(([pattern]) => isNamed(pattern, name))?.[1];
      if (ending === undefined) return false;
      if (ending === 'cut') request.socket.destroy();
      else if (ending === 'error') response.writeHead(500, json).end('{}');
      else if (ending === 'garbage') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
      else if (ending !== 'silence') {
        if ('change' in ending) return ending.change(body);
        response.writeHead(ending.status ?? 200, json).end(JSON.stringify(ending.answer));
      }
      return true;
    },
  });
  return {
    url: proxy.origin,
    asked,
    /** Replaces the cuts before. */
    cut: (...next: Cuts): void => {
      cuts = next;
    },
    close: proxy.close,
  };
};
