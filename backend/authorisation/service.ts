import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { anonymousIdentifier, organisationId } from '#contracts/organisation.ts';
import type { Database } from '../database/database.ts';
import type { BackendDeps } from '../deps.ts';
import { inputHash, onceFor } from '../idempotency.ts';
import { type RequestVisitor, tokenDigest } from '../request-visitor.ts';
import { notFound, ServiceFailure } from '../service-failure.ts';
import { customers, parties, sessions, userLogins } from './schema.ts';

type Ports = Pick<BackendDeps, 'db' | 'clock'>;

/** Life of an anonymous visitor's token and of a log-in, in milliseconds. */
const ANONYMOUS_LIFE = 90 * 24 * 3_600_000;
const LOGIN_LIFE = 30 * 24 * 3_600_000;

/** An opaque id with 128 random bits. */
export const newId = (): string => randomUUID().replaceAll('-', '');

const openSession = async ({ db, clock }: Ports, userLoginId: string | null) => {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const life = userLoginId === null ? ANONYMOUS_LIFE : LOGIN_LIFE;
  await db.insert(sessions).values({
    id: newId(),
    tokenDigest: tokenDigest(token),
    userLoginId,
    createdAt: new Date(now),
    expiresAt: new Date(now + life),
  });
  return { accessToken: token, expiresIn: life / 1000 };
};

/**
 * A fresh token for one visitor who is not logged in, bought with the fixed public identifier. [VIS-02]
 * @throws ServiceFailure NOT_FOUND for another organisation, FORBIDDEN for another identifier
 */
export const anonymousToken = (ports: Ports, organisation: string, identifier: unknown) => {
  if (organisation !== organisationId) throw notFound('organisation');
  if (identifier !== anonymousIdentifier) throw new ServiceFailure('FORBIDDEN', 'Unknown public identifier');
  return openSession(ports, null);
};

/** A token for an account, seconds of life beside it. */
export const loginToken = (ports: Ports, userLoginId: string) => openSession(ports, userLoginId);

/** Ends a token; one that is not known stays unknown. */
export const revokeToken = async ({ db, clock }: Ports, token: string): Promise<void> => {
  await db
    .update(sessions)
    .set({ revokedAt: new Date(clock.now()) })
    .where(eq(sessions.tokenDigest, tokenDigest(token)));
};

const accountRow = async ({ db, clock }: Ports, token: string) => {
  const [row] = await db
    .select({ session: sessions, login: userLogins, party: parties })
    .from(sessions)
    .leftJoin(userLogins, eq(userLogins.id, sessions.userLoginId))
    .leftJoin(parties, eq(parties.id, userLogins.partyId))
    .where(
      and(
        eq(sessions.tokenDigest, tokenDigest(token)),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, new Date(clock.now())),
      ),
    );
  if (!row) throw new ServiceFailure('UNAUTHENTICATED', 'The token is unknown, expired or revoked');
  return row;
};

/**
 * The account behind a token. [VIS-01, GQL-11]
 * @throws ServiceFailure UNAUTHENTICATED for a token without an account
 */
export const accountOf = async (ports: Ports, token: string) => {
  const { login, party } = await accountRow(ports, token);
  if (!login || !party) throw new ServiceFailure('UNAUTHENTICATED', 'The token belongs to no account');
  return { login, party };
};

/** What the token look-up tells: whose token it is and until when. [REST-07] */
export const tokenDetail = async (ports: Ports, organisation: string, token: string) => {
  if (organisation !== organisationId) throw notFound('organisation');
  const { session, login } = await accountRow(ports, token);
  return {
    orgId: organisationId,
    type: login ? 'USER' : 'ANONYMOUS',
    partyId: login?.partyId ?? null,
    username: login?.userLoginId ?? null,
    status: login?.status ?? null,
    expiresIn: Math.round((session.expiresAt.getTime() - ports.clock.now()) / 1000),
  };
};

export type NewCustomer = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly birthDate: string | null;
  readonly createdBy: string;
  readonly sourceCustomer: string;
};

export type CustomerRecord = NewCustomer & { readonly id: string; readonly createdStamp: string };

/**
 * A new party that is a customer of the organisation; the same key gives the same one. Guard: the key's row. [GQL-07]
 * @throws ServiceFailure BAD_USER_INPUT without a name, INTENT_REUSED
 */
export const createCustomer = (db: Database, sessionId: string, key: string | null, customer: NewCustomer) =>
  db.transaction((tx) =>
    onceFor(tx, sessionId, key, inputHash(['createCustomerV2', customer]), async (): Promise<CustomerRecord> => {
      const { name, phone, email, address, birthDate, createdBy, sourceCustomer } = customer;
      if (name.trim() === '') throw new ServiceFailure('BAD_USER_INPUT', 'A customer has a name', { field: 'name' });
      const id = newId();
      await tx.insert(parties).values({ id, fullName: name.trim(), phone, email, address, birthDate });
      const [made] = await tx
        .insert(customers)
        .values({ id, tenantId: organisationId, createdBy, sourceCustomer, sessionId })
        .returning({ at: customers.createdStamp });
      return { ...customer, id, createdStamp: made?.at.toISOString() ?? '' };
    }),
  );

/**
 * A person, for himself, for the session that made the record, and for staff; to anybody else there is none. [GQL-07]
 * @throws ServiceFailure NOT_FOUND
 */
export const personOf = async (db: Database, visitor: RequestVisitor, partyId: string) => {
  const [row] = await db
    .select({ party: parties, madeBy: customers.sessionId })
    .from(parties)
    .leftJoin(customers, eq(customers.id, parties.id))
    .where(eq(parties.id, partyId));
  const own = visitor.partyId === partyId || (row?.madeBy !== null && row?.madeBy === visitor.sessionId);
  if (!row || !(own || visitor.staff)) throw notFound('person');
  return row.party;
};
