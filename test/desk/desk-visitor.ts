import { randomUUID } from 'node:crypto';
import type { DeskListQuery, DeskRefusal } from '#contracts/desk/desk-session.ts';
import type { StaffBrowser } from '#test/kit/staff.ts';

type Answer<Body> = { readonly status: number; readonly body: Body };
type Record = { readonly id: string; readonly version: string };

/** What the desk's pages send, over HTTP. */
export const deskVisitor = ({ read, send }: StaffBrowser) => {
  const json = { accept: 'application/json' };
  const answerOf = async <Body>(answer: Response): Promise<Answer<Body>> => ({
    status: answer.status,
    body: await answer.json(),
  });
  return {
    list: async <Row>(resource: string, query: Partial<DeskListQuery> = {}) =>
      answerOf<{ readonly rows: readonly Row[]; readonly total: number }>(
        await send(`/desk/lists/${resource}`, { query: JSON.stringify(query) }, json),
      ),
    read: async <Row>(resource: string, id: string) =>
      answerOf<Row & Record & DeskRefusal>(await read(`/desk/records/${resource}/${id}`, json)),
    /** What a form of a new record would make. */
    tryOut: async <Made>(resource: string, data: object) =>
      answerOf<Made & DeskRefusal>(await send(`/desk/trials/${resource}`, { data: JSON.stringify(data) }, json)),
    /** Posts a form; `at`: the address below the resource. */
    send: async <Row>(
      resource: string,
      at: string,
      data: object,
      { key = randomUUID(), version }: { readonly key?: string; readonly version?: string } = {},
    ) =>
      answerOf<Row & Record & DeskRefusal>(
        await send(
          `/desk/records/${resource}${at}`,
          { key, data: JSON.stringify(data), ...(version === undefined ? {} : { version }) },
          json,
        ),
      ),
  };
};

export type DeskVisitor = ReturnType<typeof deskVisitor>;
