import { and, eq, sql } from 'drizzle-orm';
import { claimVerifiedName } from '#backend/authorisation/log-in/names.ts';
import type { AuthPorts, LoginRow } from '#backend/authorisation/log-in/sessions.ts';
import { customers, parties, userLogins } from '#backend/authorisation/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { organisationId } from '#contracts/organisation.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { fieldLimits, normaliseUsername } from '#core/shared/text/validation.ts';
import type { ProviderAccount, ProviderName } from './identity-provider.ts';

/** null unless the address is usable as a login name. */
export const normaliseLoginEmail = (email: string | null): string | null => {
  const name = normaliseUsername(email ?? '');
  return isEmail(name) ? name : null;
};

const findProviderLogin = async (
  tx: Transaction,
  provider: ProviderName,
  externalId: string,
): Promise<LoginRow | undefined> => {
  const same = and(eq(userLogins.provider, provider), eq(userLogins.externalId, externalId));
  const [row] = await tx.select().from(userLogins).where(same).for('update');
  return row;
};

/** Unique (provider, external id): a concurrent second request uses the first row. */
const createProviderLogin = async (
  tx: Transaction,
  provider: ProviderName,
  account: ProviderAccount,
): Promise<void> => {
  const id = newId();
  const fullName = cleanTyped(account.name).slice(0, fieldLimits.name);
  await tx.insert(parties).values({ id, fullName, email: normaliseLoginEmail(account.email) ?? '' });
  const made = await tx
    .insert(userLogins)
    .values({
      id: newId(),
      userLoginId: `${provider}:${account.externalId}`,
      partyId: id,
      status: 'UN_VERIFIED',
      provider,
      externalId: account.externalId,
      externalName: externalName(account),
    })
    .onConflictDoNothing()
    .returning({ id: userLogins.id });
  if (made.length === 0) await tx.delete(parties).where(eq(parties.id, id));
  else
    await tx.insert(customers).values({ id, tenantId: organisationId, createdBy: provider, sourceCustomer: 'WEBSITE' });
};

const externalName = ({ name, email }: ProviderAccount): string =>
  normaliseLoginEmail(email) ?? cleanTyped(name).slice(0, fieldLimits.name);

/** False when another party has verified the address too. */
const claimEmail = async (tx: Transaction, email: string, partyId: string, now: number): Promise<boolean> => {
  try {
    await claimVerifiedName(tx, { username: email, partyId, now });
    return true;
  } catch (error) {
    if (error instanceof ServiceFailure && error.code === 'ACCOUNT_EXISTS') return false;
    throw error;
  }
};

/** A person without any login owns no data. */
export const deleteOrphanedParty = async (tx: Transaction, partyId: string): Promise<void> => {
  const unused = sql`not exists (select 1 from ${userLogins} where ${userLogins.partyId} = ${partyId})`;
  await tx.delete(customers).where(and(eq(customers.id, partyId), unused));
  await tx.delete(parties).where(and(eq(parties.id, partyId), unused));
};

/**
 * Finds or creates a provider login. It is VERIFIED when the provider confirms an e-mail address that no one else has
 * verified; otherwise it is UN_VERIFIED and must be completed or linked. [ACC-10, MARKET 5]
 */
export const findOrCreateProviderLogin = ({ db, clock }: AuthPorts, provider: ProviderName, account: ProviderAccount) =>
  db.transaction(async (tx): Promise<LoginRow> => {
    if ((await findProviderLogin(tx, provider, account.externalId)) === undefined)
      await createProviderLogin(tx, provider, account);
    const login = await findProviderLogin(tx, provider, account.externalId);
    if (login === undefined) throw new Error('The login of a provider was removed while it was being used');
    const email = account.emailVerified ? normaliseLoginEmail(account.email) : null;
    const unproven = login.status === 'UN_VERIFIED' && email !== null;
    const proven = unproven && (await claimEmail(tx, email, login.partyId, clock.now()));
    const status = proven ? 'VERIFIED' : login.status;
    await tx
      .update(userLogins)
      .set({ status, externalName: externalName(account) })
      .where(eq(userLogins.id, login.id));
    if (proven) await fillMissingName(tx, login.partyId, email);
    return { ...login, status };
  });

/** Falls back to the local part of the address. */
const fillMissingName = async (tx: Transaction, partyId: string, email: string): Promise<void> => {
  const [name = email] = email.split('@', 1);
  await tx
    .update(parties)
    .set({ fullName: sql`coalesce(nullif(${parties.fullName}, ''), ${name})`, email })
    .where(eq(parties.id, partyId));
};
