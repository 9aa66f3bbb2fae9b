import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import type { DeskListQuery } from '#contracts/desk/desk-session.ts';
import { ask, askFile } from './http.ts';

const at = (resource: string, id?: Identifier, action?: string): string =>
  ['/desk/records', resource, ...(id === undefined ? [] : [encodeURIComponent(id)]), ...(action ? [action] : [])].join(
    '/',
  );

/** `seen`: the record as it was opened. */
const command = (data: object, seen?: Partial<RaRecord>): URLSearchParams =>
  new URLSearchParams({
    key: crypto.randomUUID(),
    data: JSON.stringify(data),
    ...(seen?.version === undefined ? {} : { version: String(seen.version) }),
  });

type Listed = Pick<GetListParams, 'filter' | 'sort'>;

/** What a list is asked for, as the staff listener reads it. */
const queryOf = ({ filter: { q = '', ...filter } = {}, sort }: Listed) => ({
  words: q,
  filter,
  sort: sort?.field ?? '',
  isDescending: sort?.order === 'DESC',
});

type List<Row> = { readonly rows: Row[]; readonly total: number };

const readList = <Row extends RaRecord>(resource: string, query: Partial<DeskListQuery>): Promise<List<Row>> =>
  ask<List<Row>>(`/desk/lists/${resource}`, new URLSearchParams({ query: JSON.stringify(query) }));

/** A whole list as a file for a spreadsheet. Throws DeskFailure. */
export const readFile = (resource: string, format: 'csv' | 'xlsx', listed: Listed): Promise<Blob> =>
  askFile(
    `/desk/files/${resource}`,
    new URLSearchParams({ key: crypto.randomUUID(), format, query: JSON.stringify(queryOf(listed)) }),
  );

/** Takes an action on a record; answers with the record as it is then. Throws DeskFailure. */
export const takeAction = (resource: string, record: RaRecord, action: string, data: object): Promise<RaRecord> =>
  ask<RaRecord>(at(resource, record.id, action), command(data));

/** Sends the form of a new record; answers with the record. Throws DeskFailure. */
export const sendNew = <Answer>(resource: string, data: object): Promise<Answer> =>
  ask<Answer>(at(resource), command(data));

/** What the form of a new record would make, which is not kept. Throws DeskFailure. */
export const tryNew = <Answer>(resource: string, data: object): Promise<Answer> =>
  ask<Answer>(`/desk/trials/${resource}`, new URLSearchParams({ data: JSON.stringify(data) }));

/** What a record shows on demand only. Throws DeskFailure. */
export const readPart = <Part>(resource: string, id: Identifier, part: string): Promise<Part> =>
  ask<Part>(at(resource, id, part));

const refuse = () => Promise.reject(new Error('The desk does not do this'));

/** react-admin over the addresses that the staff listener derives from its resources. */
export const dataProvider: DataProvider = {
  getList: async (resource, { pagination, ...listed }) => {
    const { rows: data, total } = await readList(resource, {
      ...queryOf(listed),
      page: pagination?.page ?? 1,
      perPage: pagination?.perPage ?? 25,
    });
    return { data, total } as never;
  },
  getOne: async (resource, { id }) => ({ data: await ask(at(resource, id)) }),
  getMany: async (resource, { ids }) => ({ data: await Promise.all(ids.map((id) => ask<never>(at(resource, id)))) }),
  create: async (resource, { data }) => ({ data: await sendNew(resource, data) }),
  update: async (resource, { id, data, previousData }) => ({
    data: await ask(at(resource, id), command(data, previousData)),
  }),
  getManyReference: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
};
