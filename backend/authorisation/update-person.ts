import { eq } from 'drizzle-orm';
import { parties } from '#backend/authorisation/schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { dayInVietnam } from '#core/pricing/vat-on.ts';
import { dayAt } from '#core/shared/calendar.ts';
import { changePerson, type Gender, type PersonChange } from '#core/shared/people/person-rules.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';

type PartyRow = typeof parties.$inferSelect;

/** Missing or null fields stay unchanged. `birthDate` is YYYY-MM-DD or empty. */
export type PersonChanges = {
  readonly fullName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly address?: string | null | undefined;
  /** MALE, FEMALE, OTHER or empty. */
  readonly gender?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  /** The same day, as ms since 1970 UTC. */
  readonly birthDateLongTime?: number | null | undefined;
  readonly imageUrl?: string | null | undefined;
  readonly identityNumber?: string | null | undefined;
  readonly personalTitle?: string | null | undefined;
};

const invalidField = (field: string): ServiceFailure =>
  new ServiceFailure('BAD_USER_INPUT', `${field} is wrong`, { field });

const parseGender = (typed: string): Gender | null => {
  const gender = (['MALE', 'FEMALE', 'OTHER'] as const).find((each) => each === typed);
  if (gender === undefined && typed !== '') throw invalidField('gender');
  return gender ?? null;
};

/** Throws BAD_USER_INPUT when both forms are given and differ. */
const parseBirthDate = ({ birthDate, birthDateLongTime: time }: PersonChanges): string | null => {
  if (typeof time !== 'number') return birthDate ?? null;
  const day = Number.isSafeInteger(time) ? dayInVietnam(time) : '';
  if (day === '' || (birthDate && birthDate !== day)) throw invalidField('birthDateLongTime');
  return day;
};

const toWholeChange = (party: PartyRow, typed: PersonChanges): PersonChange => ({
  fullName: typed.fullName ?? party.fullName,
  address: typed.address ?? party.address,
  gender: parseGender(cleanTyped(typed.gender ?? party.gender ?? '')),
  birthDate: parseBirthDate(typed) ?? party.birthDate,
  identityNumber: typed.identityNumber ?? party.identityNumber ?? '',
  personalTitle: typed.personalTitle ?? party.personalTitle ?? '',
});

/**
 * Mails go to contacts and they log in, so that only codes change or add them; a picture is uploaded. Throws
 * BAD_USER_INPUT {field}.
 */
const requireUnchanged = (party: PartyRow, { phone, email, imageUrl }: PersonChanges): void => {
  if (imageUrl && imageUrl !== party.avatarUrl) throw invalidField('imageUrl');
  if (phone && normalisePhone(phone) !== party.phone) throw invalidField('phone');
  if (email && normaliseUsername(email) !== party.email.toLowerCase()) throw invalidField('email');
};

/**
 * Changes a person under a row lock; phone, e-mail and picture stay. Throws NOT_FOUND, BAD_USER_INPUT {field}. [GQL-10
 * updateInfo, SDK-03]
 */
export const updatePerson = (
  { db, clock }: Pick<BackendDeps, 'db' | 'clock'>,
  partyId: string,
  changes: PersonChanges,
): Promise<PartyRow> =>
  db.transaction(async (tx) => {
    const [party] = await tx.select().from(parties).where(eq(parties.id, partyId)).for('update');
    if (!party) throw notFound('person');
    requireUnchanged(party, changes);
    const changed = changePerson(toWholeChange(party, changes), dayAt(clock.now()));
    if (!changed.ok) throw invalidField(changed.failure);
    const [written] = await tx.update(parties).set(changed.value).where(eq(parties.id, partyId)).returning();
    if (!written) throw notFound('person');
    return written;
  });
