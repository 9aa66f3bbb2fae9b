import type { Context } from 'hono';

/** What a staff member may be trusted with. No role contains another one. */
export const staffRoles = ['admin', 'sales', 'documents', 'content'] as const;
export type StaffRole = (typeof staffRoles)[number];

export type StaffMember = {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
};

/** A request that the staff listener let through. */
export type StaffRequest = {
  readonly c: Context<{ Variables: { requestId: string } }>;
  readonly member: StaffMember;
  /** Empty without a body. */
  readonly form: URLSearchParams;
};

type Address = {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** Largest form in bytes; 64 kB unless given. */
  readonly formBytes?: number;
};

/** `staff`: every member. The staff log records every request for a role, and every POST. */
type MemberRoute = Address & {
  readonly audience: StaffRole | 'staff';
  /**
   * The member must have typed a code of the authenticator app in so many minutes: 10 before what changes accounts, 60
   * before what shows identities and auth codes. [ASVS 7.5.3]
   */
  readonly confirmedWithinMinutes?: 10 | 60;
  /** Form field that names the pressed button; its value stands in the staff log. */
  readonly button?: string;
  readonly handle: (request: StaffRequest) => Response | Promise<Response>;
};

/** `everyone`: answers before the log-in. */
type OpenRoute = Address & {
  readonly audience: 'everyone';
  readonly handle: (request: Omit<StaffRequest, 'member'>) => Response | Promise<Response>;
};

/** A page of the staff listener, which has no other routes: a page without an audience does not compile. */
export type StaffRoute = MemberRoute | OpenRoute;

/** The members' area of a service, as the home page links to it. */
export type StaffArea = { readonly title: string; readonly path: `/${string}`; readonly role: StaffRole };
