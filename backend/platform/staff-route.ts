import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { StaffRight } from '#contracts/rights/staff-rights.ts';
import type { Transaction } from './database/database.ts';
import type { Markup } from './pages/plain-document.ts';

export type StaffMember = {
  readonly id: string;
  readonly name: string;
  /** Names of the roles, for people. */
  readonly roles: readonly string[];
  readonly rights: readonly StaffRight[];
  /** Of this log-in. */
  readonly sessionId: string;
  /** Browser and operating system of this log-in; empty when unknown. */
  readonly device: string;
};

/** What a page shows inside the layout. */
export type StaffPage = { readonly title: string; readonly body: Markup };

/** States, amounts and ids; never names, contacts or what somebody typed. */
type StaffFacts = Readonly<Record<string, string | number | boolean | null>>;

/** What a command changed, for the staff log. */
export type StaffChange = { readonly before: StaffFacts; readonly after: StaffFacts };

/** A request that the staff listener let through. */
export type StaffRequest = {
  readonly c: Context<{ Variables: { requestId: string } }>;
  readonly member: StaffMember;
  /** Empty without a body. */
  readonly form: URLSearchParams;
  /**
   * Runs a command in one transaction with its row of the staff log, once per `key` of the form: a form that was sent
   * twice changes nothing the second time. Throws BAD_USER_INPUT without a key, and what the command throws.
   */
  readonly change: (command: (tx: Transaction) => Promise<StaffChange>) => Promise<void>;
  /** Answers with a page inside the layout. */
  readonly show: (page: StaffPage, status?: ContentfulStatusCode) => Response | Promise<Response>;
};

type Address = {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** Largest form in bytes; 64 kB unless given. */
  readonly formBytes?: number;
};

/** `staff`: every member. The staff log records every request that needs a right, and every POST. */
type MemberRoute = Address & {
  readonly audience: StaffRight | 'staff';
  /**
   * The member must have typed a code of the authenticator app in so many minutes: 10 before what changes accounts, 60
   * before what shows identities and auth codes. [ASVS 7.5.3]
   */
  readonly confirmedWithinMinutes?: 10 | 60;
  /** Name of the page in the desk's menu; other pages are not there. */
  readonly title?: string;
  readonly handle: (request: StaffRequest) => Response | Promise<Response>;
};

/** `everyone`: answers before the log-in. */
type OpenRoute = Address & {
  readonly audience: 'everyone';
  readonly handle: (request: Pick<StaffRequest, 'c' | 'form'>) => Response | Promise<Response>;
};

/** A page of the staff listener, which has no other routes: a page without an audience does not compile. */
export type StaffRoute = MemberRoute | OpenRoute;
