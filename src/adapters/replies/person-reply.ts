import * as z from 'zod/mini';
import type { UpdatePersonMutation } from '#contracts/generated/authorization.ts';
import type { GetPersonByPartyIdQuery } from '#contracts/generated/user.ts';
import type { WireAvatar } from '#contracts/rest/customer-rest.ts';
import type { Person } from '#core/account/account.ts';
import { partyId } from '#core/shared/ids.ts';
import type { PersonChange } from '#core/shared/people/person-rules.ts';
import { type AllReadersOf, converted, filled, instant } from './schema.ts';

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

export const collegesReply = z.array(z.object({ id: filled, name: filled, provinceId: z.string() }));

/** Reply: the company of the last company invoice; null when there is none. */
export const companyReply = converted(
  z.nullish(
    z.object({
      company: z.string(),
      taxCode: z.string(),
      address: text,
      invoiceReceiveEmail1: text,
    }),
  ),
  (info) => {
    if (!info) return null;
    const { invoiceReceiveEmail1: email, ...company } = info;
    return { ...company, email };
  },
);

export const avatarReply = converted(
  z.object({ path: filled } satisfies Record<keyof WireAvatar, unknown>),
  ({ path }) => path,
);

/** Reply: the id of a new customer. */
export const customerReply = converted(z.object({ id: filled }), ({ id }) => partyId(id));

/** Body of an update on either wire: an empty value deletes the stored one. */
export const toUserRequest = ({ gender, birthDate, ...texts }: PersonChange) => ({
  ...texts,
  gender: gender ?? '',
  birthDate: birthDate ?? '',
});
