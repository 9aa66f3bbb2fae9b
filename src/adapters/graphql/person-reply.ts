import * as z from 'zod/mini';
import type { UpdatePersonMutation } from '#contracts/generated/authorization.ts';
import type { GetPersonByPartyIdQuery } from '#contracts/generated/user.ts';
import type { Gender, Person } from '#core/account/account.ts';
import { partyId } from '#core/shared/ids.ts';

const filled = z.string().check(z.minLength(1));
const text = z.catch(z.string(), '');

const DEFAULT_MEMBER_LEVEL = 'MEMBER';

const common = {
  partyId: filled,
  fullName: text,
  phone: text,
  email: text,
  address: text,
  gender: z.catch(z.nullable(z.enum(['MALE', 'FEMALE', 'OTHER'])), null),
  birthDate: z.catch(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), null),
  identityNumber: text,
  personalTitle: text,
  memberLevel: z.catch(z.string(), DEFAULT_MEMBER_LEVEL),
  createdStamp: z.string().check(z.refine((stamp) => !Number.isNaN(Date.parse(stamp)))),
};

/** Reply: a person from the user gateway. [ENT-11] */
export const personReply = z.object({
  ...common,
  imageUrl: z.nullish(z.string()),
  status: text,
} satisfies Record<keyof NonNullable<GetPersonByPartyIdQuery['getPersonByPartyId']>, unknown>);

/** Reply: a person after an update by the authorisation service. */
export const changedReply = z.object({
  ...common,
  avatarUrl: z.nullish(z.string()),
} satisfies Record<keyof UpdatePersonMutation['updateInfo'], unknown>);

type Reply = {
  readonly [Key in keyof typeof common]: z.infer<(typeof common)[Key]>;
};

export const personOf = (reply: Reply, avatarPath: string | null, status: string): Person => ({
  partyId: partyId(reply.partyId),
  fullName: reply.fullName,
  phone: reply.phone,
  email: reply.email,
  address: reply.address,
  gender: reply.gender satisfies Gender | null,
  birthDate: reply.birthDate,
  identityNumber: reply.identityNumber,
  personalTitle: reply.personalTitle,
  avatarPath,
  memberLevel: reply.memberLevel,
  status,
  customerSince: Date.parse(reply.createdStamp),
});
