import * as z from 'zod/mini';
import { customerPaths, type WireReceiverInfo, type WireReceiverInput } from '#contracts/customer-rest.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { AddressInput, SavedAddress } from '#core/account/account.ts';
import type { AddressBook } from '#core/account/address-book.port.ts';
import { addressId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

const text = z.catch(z.string(), '');
const receiver = z.object({
  id: z.string().check(z.minLength(1)),
  name: text,
  phone: text,
  address: text,
  province_code: text,
  province: text,
  ward_code: text,
  ward: text,
  address_default: z.catch(z.boolean(), false),
} satisfies Partial<Record<keyof WireReceiverInfo, unknown>>);
const done = z.object({ status: z.literal(1) });

const addressOf = (reply: z.infer<typeof receiver>): SavedAddress => ({
  id: addressId(reply.id),
  name: reply.name,
  phone: reply.phone,
  street: reply.address,
  provinceCode: reply.province_code,
  provinceName: reply.province,
  wardCode: reply.ward_code,
  wardName: reply.ward,
  isDefault: reply.address_default,
});

const bodyOf = (address: AddressInput): WireReceiverInput => ({
  name: address.name,
  phone: address.phone,
  province_code: address.provinceCode,
  district_code: null,
  ward_code: address.wardCode,
  address: address.street,
  address_default: address.isDefault,
});

const org = organisationId;

/** [SDK-03] */
export const restAddressBook = (rest: ServiceClient): AddressBook => ({
  list: async (owner) => {
    const answer = await rest.rest('GET', customerPaths.receivers(org, owner), { schema: z.array(receiver) });
    return answer.ok ? ok(answer.value.map(addressOf)) : answer;
  },
  create: async (owner, address, idempotencyKey) => {
    const body = bodyOf(address);
    const answer = await rest.rest('POST', customerPaths.receivers(org, owner), {
      body,
      schema: receiver,
      idempotencyKey,
    });
    return answer.ok ? ok(addressOf(answer.value)) : answer;
  },
  update: async (owner, id, address) => {
    const body = bodyOf(address);
    const answer = await rest.rest('PUT', customerPaths.receiver(org, owner, id), { body, schema: receiver });
    return answer.ok ? ok(addressOf(answer.value)) : answer;
  },
  remove: async (owner, id) => {
    const answer = await rest.rest('DELETE', customerPaths.removeReceiver(org, owner, id), { schema: done });
    return answer.ok ? ok(undefined) : answer;
  },
});
