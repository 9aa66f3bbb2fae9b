import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { seedContentSystem } from '#backend/content/seed.ts';
import { parseEnvironment } from '#backend/environment.ts';
import { createInnerApp, createStaffListener, withAnswers } from '#backend/listeners.ts';
import { type BackendClock, createBackendClock } from '#backend/platform/clock.ts';
import { type OpenDatabase, openDatabase } from '#backend/platform/database/database.ts';
import type { ServiceApp } from '#backend/platform/deps.ts';
import { addDemoAccount } from '#backend/staff/demo-account.ts';

export const previewSecret = 'test-preview-secret-0123456789abcdef';

/** A separate content system with the shop's content on its own database. */
export type ContentUnderTest = {
  readonly app: ServiceApp;
  /** The staff listener. */
  readonly staff: ServiceApp;
  /** Path by which a member enters. */
  readonly link: string;
  readonly clock: BackendClock;
  readonly database: OpenDatabase;
  /** Seeds as every start does. */
  readonly seedAgain: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const openContent = async (variables: Readonly<Record<string, string>> = {}): Promise<ContentUnderTest> => {
  const folder = mkdtempSync(join(tmpdir(), 'chm-content-'));
  const database = await openDatabase({ dataDir: folder });
  const environment = parseEnvironment({
    DATA_DIR: folder,
    PREVIEW_SECRET: previewSecret,
    MODE: 'development',
    PUBLIC_ORIGIN: 'https://shop.example',
    ...variables,
  });
  const clock = createBackendClock();
  const seedAgain = () => database.db.transaction((tx) => seedContentSystem(tx, environment));
  await seedAgain();
  const given = {
    db: database.db,
    clock,
    environment,
    secrets: environment.secrets,
    registry: null,
    ownOrigin: () => '',
    staffOrigin: () => '',
    log: pino({ level: 'silent' }),
  };
  const app = createInnerApp(withAnswers(given));
  const staff = createStaffListener({
    ...given,
    visitorOf: async () => null,
    recordAccessRefused: async () => {},
    printAttachment: () => Promise.reject(new Error('no letters here')),
  });
  const link = await addDemoAccount(given);
  const close = async (): Promise<void> => {
    await database.close();
    rmSync(folder, { recursive: true });
  };
  return { app, staff, link, clock, database, seedAgain, close };
};

type Fields = Readonly<Record<string, string | readonly string[]>>;
export type Page = { readonly status: number; readonly text: string; readonly to: string | null };

const hidden = (text: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';

const encoded = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value])),
  ).toString();

/** A browser at the editors' pages: stores its session cookie and submits forms as a person would. */
export const editorBrowser = ({ staff, link }: Pick<ContentUnderTest, 'staff' | 'link'>) => {
  let cookie = '';
  const read = async (path: string, init: RequestInit = {}): Promise<Page> => {
    const answer = await staff.request(path, { ...init, headers: { ...init.headers, cookie } });
    const set = answer.headers.getSetCookie().at(-1);
    if (set !== undefined) cookie = set.split(';', 1)[0] ?? '';
    return { status: answer.status, text: await answer.text(), to: answer.headers.get('location') };
  };
  const post = (path: string, fields: Fields): Promise<Page> =>
    read(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: encoded(fields),
    });
  /** Submits a form of a page that was read before, with its hidden field. */
  const send = (page: Page, path: string, fields: Fields): Promise<Page> =>
    post(path, { version: hidden(page.text, 'version'), ...fields });
  return { read, post, send, logIn: (): Promise<Page> => read(link) };
};

/** Reads a path as the shop does. */
export const readJson = async (app: ServiceApp, path: string): Promise<unknown> => (await app.request(path)).json();
