import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import type { Backend } from '#backend/server.ts';
import type { ShownLink } from '#contracts/desk/staff-record.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { startOwnBackend } from '#test/kit/backends/own-backend.ts';
import { cookiesOf, enterStaff, type StaffBrowser, staffBrowser } from '#test/kit/staff.ts';

const STEP_MS = 30_000;
export const STAFF_PASSWORD = 'Nhan-vien-Ha-Noi-26';

export type Member = {
  readonly name: string;
  readonly password: string;
  readonly secret: string;
  readonly browser: StaffBrowser;
};

/** A backend whose clock the test moves. */
export type Office = {
  readonly backend: Backend;
  /** A member with every role. */
  readonly admin: () => Promise<StaffBrowser>;
  /** The code that an app shows now, at the beginning of a time step that no code was used in. */
  readonly nextCode: (secret: string) => Promise<string>;
  /** Uses a set-up link as a new member does. */
  readonly setUp: (link: string, typed: Readonly<Record<string, string>>) => Promise<Response>;
  /** A member with these roles, names or ids, invited by an administrator. */
  readonly invite: (roles: readonly string[]) => Promise<Member>;
  readonly logIn: (member: Omit<Member, 'browser'>) => Promise<Response>;
  readonly close: () => Promise<void>;
};

/** The secret that the page of a set-up link shows. */
export const shownSecret = (page: string): string => /<code>([A-Z2-7]{32})<\/code>/.exec(page)?.[1] ?? '';

/** The first link, as the operator reads it. */
export const firstLink = ({ staffLinkFile }: Backend): string => readFileSync(staffLinkFile ?? '', 'utf8').trim();

/** Sets up the first administrator of a production with the link that the start wrote. */
export const enterAsAdministrator = async (backend: Backend): Promise<StaffBrowser> => {
  const link = new URL(firstLink(backend));
  const secret = shownSecret(await (await fetch(link)).text());
  const code = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6 }).generate({
    timestamp: backend.deps.clock.now(),
  });
  const answer = await staffBrowser(link.origin).send('/set-up', {
    key: link.searchParams.get('key') ?? '',
    name: 'quan-tri',
    password: STAFF_PASSWORD,
    again: STAFF_PASSWORD,
    code,
  });
  if (answer.status !== 303) throw new Error(`set-up answered HTTP ${answer.status}`);
  return staffBrowser(link.origin, cookiesOf(answer));
};

let members = 0;

export const openOffice = async (
  mode: 'development' | 'production' = 'development',
  variables: Readonly<Record<string, string>> = {},
): Promise<Office> => {
  const backend = await startOwnBackend({ SANDBOX_CLOCK: '1', ...variables }, mode);
  const { clock } = backend.deps;
  const origin = `http://localhost:${new URL(backend.staffUrl).port}`;
  const nextCode = async (secret: string): Promise<string> => {
    const start = (Math.floor(clock.now() / STEP_MS) + 1) * STEP_MS;
    await clock.set(start);
    return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6 }).generate({ timestamp: start });
  };
  const admin = () => enterStaff(backend);
  const setUp: Office['setUp'] = (link, typed) => {
    const { origin: at, searchParams } = new URL(link);
    return staffBrowser(at).send('/set-up', { key: searchParams.get('key') ?? '', ...typed });
  };
  const invite: Office['invite'] = async (roles) => {
    members += 1;
    const name = `nhan-vien-${members}`;
    const { body } = await deskVisitor(await admin()).send<ShownLink>('accounts', '', { name, roles });
    const { link } = body;
    const secret = shownSecret(await (await fetch(link)).text());
    const code = await nextCode(secret);
    const answer = await setUp(link, { password: STAFF_PASSWORD, again: STAFF_PASSWORD, code });
    if (answer.status !== 303) throw new Error(`set-up answered HTTP ${answer.status}: ${await answer.text()}`);
    return { name, password: STAFF_PASSWORD, secret, browser: staffBrowser(origin, cookiesOf(answer)) };
  };
  const logIn: Office['logIn'] = async ({ name, password, secret }) =>
    staffBrowser(origin).send('/log-in', { name, password, code: await nextCode(secret) });
  return { backend, admin, nextCode, setUp, invite, logIn, close: backend.close };
};
