import { eq } from 'drizzle-orm';
import { parties } from '#backend/authorisation/schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { dayAt, daysOfMonth } from '#core/shared/calendar.ts';
import {
  atMost,
  email,
  fieldLimits,
  normalisePhone,
  normaliseText,
  phone,
  type Rule,
  required,
  validateFields,
} from '#core/shared/validation.ts';

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
  readonly identityNumber?: string | null | undefined;
  readonly personalTitle?: string | null | undefined;
};

const MAX_AGE_YEARS = 120;
const MAX_TITLE_LENGTH = 50;

/** A past day within a human lifetime. */
const birthDate =
  (now: number): Rule =>
  (normal) => {
    if (normal === '') return null;
    const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(normal) ?? []).map(Number);
    const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);
    const today = dayAt(now);
    const hasBeen = year * 10_000 + month * 100 + day <= today.year * 10_000 + today.month * 100 + today.day;
    return isDay && hasBeen && year >= today.year - MAX_AGE_YEARS ? null : 'birth-date';
  };

/** [Luật Căn cước 26/2023/QH15, điều 12] */
const identityNumber: Rule = (normal) => (normal === '' || /^\d{12}$/.test(normal) ? null : 'identity-number');
const gender: Rule = (normal) => (['', 'MALE', 'FEMALE', 'OTHER'].includes(normal) ? null : 'choice');

const mergePerson = (party: PartyRow, typed: PersonChanges) => ({
  fullName: normaliseText(typed.fullName ?? party.fullName).replace(/\s+/gu, ' '),
  // An existing login name stays when the field is empty.
  phone: normalisePhone(typed.phone || party.phone),
  email: normaliseText(typed.email || party.email).toLowerCase(),
  address: normaliseText(typed.address ?? party.address),
  gender: normaliseText(typed.gender ?? party.gender ?? ''),
  birthDate: normaliseText(typed.birthDate ?? party.birthDate ?? ''),
  identityNumber: normaliseText(typed.identityNumber ?? party.identityNumber ?? '').replace(/[\s.]/gu, ''),
  personalTitle: normaliseText(typed.personalTitle ?? party.personalTitle ?? ''),
});
type MergedPerson = ReturnType<typeof mergePerson>;

const invalidField = (field: string): ServiceFailure =>
  new ServiceFailure('BAD_USER_INPUT', `${field} is wrong`, { field });

const requireValidPerson = (person: MergedPerson, now: number): void => {
  const [wrong] = Object.keys(
    validateFields([
      ['fullName', person.fullName, required, atMost(fieldLimits.name)],
      ['phone', person.phone, phone],
      ['email', person.email, email],
      ['address', person.address, atMost(fieldLimits.address)],
      ['gender', person.gender, gender],
      ['birthDate', person.birthDate, birthDate(now)],
      ['identityNumber', person.identityNumber, identityNumber],
      ['personalTitle', person.personalTitle, atMost(MAX_TITLE_LENGTH)],
    ]),
  );
  if (wrong !== undefined) throw invalidField(wrong);
};

/**
 * Changes a person under a row lock. An existing phone or e-mail is a login name that only a code can change; a missing
 * one may be added. Throws NOT_FOUND, BAD_USER_INPUT {field}. [GQL-10 updateInfo, SDK-03]
 */
export const updatePerson = (
  { db, clock }: Pick<BackendDeps, 'db' | 'clock'>,
  partyId: string,
  changes: PersonChanges,
): Promise<PartyRow> =>
  db.transaction(async (tx) => {
    const [party] = await tx.select().from(parties).where(eq(parties.id, partyId)).for('update');
    if (!party) throw notFound('person');
    const person = mergePerson(party, changes);
    requireValidPerson(person, clock.now());
    if (party.phone !== '' && person.phone !== party.phone) throw invalidField('phone');
    if (party.email !== '' && person.email !== party.email.toLowerCase()) throw invalidField('email');
    const [written] = await tx
      .update(parties)
      .set({ ...person, gender: person.gender || null, birthDate: person.birthDate || null })
      .where(eq(parties.id, partyId))
      .returning();
    if (!written) throw notFound('person');
    return written;
  });
