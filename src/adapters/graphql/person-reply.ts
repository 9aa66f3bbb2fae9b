import * as z from 'zod/mini';
import { type AllReadersOf, converted, filled, instant } from '#adapters/replies/schema.ts';
import type { UpdatePersonMutation } from '#contracts/generated/authorization.ts';
import type { GetPersonByPartyIdQuery } from '#contracts/generated/user.ts';
import type { Person } from '#core/account/account.ts';
import { partyId } from '#core/shared/ids.ts';

const text = z.catch(z.string(), '');

const DEFAULT_MEMBER_LEVEL = 'MEMBER';

const common = {
  partyId: converted(filled, partyId),
  fullName: text,
  phone: text,
  email: text,
  address: text,
  gender: z.catch(z.nullable(z.enum(['MALE', 'FEMALE', 'OTHER'])), null),
  birthDate: z.catch(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), null),
  identityNumber: text,
  personalTitle: text,
  memberLevel: z.catch(z.string(), DEFAULT_MEMBER_LEVEL),
  createdStamp: instant,
};

/** Reply: a person from the user gateway. [ENT-11] */
export const personReply = converted(
  z.object({
    ...common,
    imageUrl: z.nullish(z.string()),
    status: text,
  } satisfies AllReadersOf<NonNullable<GetPersonByPartyIdQuery['getPersonByPartyId']>>),
  ({ createdStamp: customerSince, imageUrl, ...person }): Person => ({
    ...person,
    avatarPath: imageUrl ?? null,
    customerSince,
  }),
);

/** Reply: a person after an update by the authorisation service, which changes only active persons. */
export const changedReply = converted(
  z.object({
    ...common,
    avatarUrl: z.nullish(z.string()),
  } satisfies AllReadersOf<UpdatePersonMutation['updateInfo']>),
  ({ createdStamp: customerSince, avatarUrl, ...person }): Person => ({
    ...person,
    avatarPath: avatarUrl ?? null,
    status: 'ACTIVE',
    customerSince,
  }),
);
