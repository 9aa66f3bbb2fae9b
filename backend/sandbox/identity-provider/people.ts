import { createHash } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { BrandName } from '#backend/authorisation/providers/identity-provider.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { providerPeople } from './schema.ts';

export type ProviderPerson = typeof providerPeople.$inferSelect;

const MAX_SHOWN = 20;

/** With e-mail address, without one, and Zalo, which never discloses it. */
const seededPeople: readonly (Pick<ProviderPerson, 'provider' | 'name' | 'email'> & { readonly id: string })[] = [
  { id: 'google-lan', provider: 'google', name: 'Nguyễn Thị Lan', email: 'lan.nguyen@gmail.example' },
  { id: 'google-khach', provider: 'google', name: 'Nguyễn Minh Khách', email: 'khach@example.vn' },
  { id: 'facebook-huy', provider: 'facebook', name: 'Trần Quang Huy', email: 'huy.tran@example.vn' },
  { id: 'facebook-mai', provider: 'facebook', name: 'Lê Ngọc Mai', email: null },
  { id: 'zalo-son', provider: 'zalo', name: 'Phạm Văn Sơn', email: null },
  { id: 'zalo-ha', provider: 'zalo', name: 'Vũ Thu Hà', email: null },
];

export const seedIdentityProvider = async (tx: Transaction): Promise<void> => {
  for (const person of seededPeople)
    await tx
      .insert(providerPeople)
      .values({ ...person, createdAt: 0 })
      .onConflictDoNothing();
};

/** The seeded accounts first, then the newest first. */
export const listPeople = (db: Database, provider: BrandName): Promise<ProviderPerson[]> =>
  db
    .select()
    .from(providerPeople)
    .where(eq(providerPeople.provider, provider))
    .orderBy(desc(eq(providerPeople.createdAt, 0)), desc(providerPeople.createdAt), asc(providerPeople.id))
    .limit(MAX_SHOWN);

/** Null when the person has no account at this provider. */
export const findPerson = async (db: Database, provider: BrandName, id: string): Promise<ProviderPerson | null> => {
  const [found] = await db
    .select()
    .from(providerPeople)
    .where(and(eq(providerPeople.id, id), eq(providerPeople.provider, provider)));
  return found ?? null;
};

/** Ids derive from addresses; Zalo stores no address. Null without a name, or without an address at Google. */
export const createPerson = async (
  { db, clock }: Pick<BackendDeps, 'db' | 'clock'>,
  provider: BrandName,
  given: { readonly name: string; readonly email: string },
): Promise<ProviderPerson | null> => {
  const name = given.name.trim().slice(0, 100);
  const typed = given.email.trim().toLowerCase();
  const email = provider === 'zalo' || typed === '' ? null : typed;
  const readable = email === null || /^[^\s@]{1,64}@[^\s@]{1,120}\.[^\s@]{2,30}$/.test(email);
  if (name === '' || !readable || (provider === 'google' && email === null)) return null;
  const known = email === null ? null : await findPersonByEmail(db, provider, email);
  if (known !== null) return known;
  const own = email === null ? newId() : createHash('sha256').update(email).digest('hex').slice(0, 32);
  const person = { id: `${provider}-${own}`, provider, name, email, createdAt: clock.now() };
  await db.insert(providerPeople).values(person).onConflictDoNothing();
  return person;
};

const findPersonByEmail = async (db: Database, provider: BrandName, email: string): Promise<ProviderPerson | null> => {
  const same = and(eq(providerPeople.provider, provider), eq(providerPeople.email, email));
  const [found] = await db.select().from(providerPeople).where(same);
  return found ?? null;
};
