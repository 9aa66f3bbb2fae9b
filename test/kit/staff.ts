import { readFile } from 'node:fs/promises';
import type { LogRecord } from '#contracts/desk/log-record.ts';

/** A backend of this machine: it wrote the link by which the first member of the staff enters. */
export type StaffDoor = { readonly staffLinkFile: string | null };

export type StaffBrowser = {
  readonly origin: string;
  /** Value of the Cookie header. */
  readonly cookie: string;
  /** Follows no redirects. */
  readonly read: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  /** Sends a form as a browser does from the listener's own page. */
  readonly send: (
    path: string,
    fields: Readonly<Record<string, string | readonly string[]>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
};

const encode = (fields: Readonly<Record<string, string | readonly string[]>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
  );

/** The cookies that an answer sets, as the next request sends them. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');

/** A browser at the staff listener, with these cookies. */
export const staffBrowser = (origin: string, cookie = ''): StaffBrowser => ({
  origin,
  cookie,
  read: (path, headers = {}) => fetch(origin + path, { redirect: 'manual', headers: { cookie, ...headers } }),
  send: (path, fields, headers = {}) =>
    fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin, 'sec-fetch-site': 'same-origin', ...headers },
      body: encode(fields),
    }),
});

/** What the newest rows of the staff log say: who, what, and `name: before → after` of each fact that changed. */
export const readStaffLog = async ({ send }: StaffBrowser): Promise<string> => {
  const query = JSON.stringify({ filter: { kind: 'all' }, isDescending: true, perPage: 100 });
  const answer = await send('/desk/lists/log', { query }, { accept: 'application/json' });
  const { rows }: { readonly rows: readonly LogRecord[] } = await answer.json();
  return rows
    .map(({ name, action, path, before, after }) =>
      [name, action, path, ...Object.entries(after).map(([fact, value]) => `${fact}: ${before[fact]} → ${value}`)].join(
        ' ',
      ),
    )
    .join('\n');
};

/** Enters a development installation with its own link; the demo account has every role. */
export const enterStaff = async ({ staffLinkFile }: StaffDoor): Promise<StaffBrowser> => {
  if (staffLinkFile === null) throw new Error('this backend has no link for its staff');
  const link = (await readFile(staffLinkFile, 'utf8')).trim();
  const answer = await fetch(link, { redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`the link answered HTTP ${answer.status}`);
  return staffBrowser(new URL(link).origin, cookiesOf(answer));
};

/** Messages of the outbox, newest first. */
export const readOutbox = async (
  door: StaffDoor,
  to: string,
): Promise<readonly { readonly text: string; readonly to: string }[]> => {
  const staff = await enterStaff(door);
  const answer = await staff.read(`/outbox?to=${encodeURIComponent(to)}`, { accept: 'application/json' });
  // The outbox returns nothing else.
  return ((await answer.json()) as { messages: readonly { text: string; to: string }[] }).messages;
};
