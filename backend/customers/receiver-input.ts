import * as z from 'zod';
import { provinces } from '#backend/places/schema.ts';
import { listReplacingWards, listWards } from '#backend/places/service.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { parseWith } from '#backend/platform/http/read-body.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { adminVersion } from '#contracts/seed/places.ts';
import type { Address } from '#core/shared/people/address.ts';
import { findInvalidField, normaliseReceiver } from '#core/shared/people/receiver-rules.ts';

const text = z.string().max(1_000);
const body = z.object({
  name: text,
  phone: text,
  province_code: text,
  /** From the former model with districts; its wards are mapped to current ones. */
  district_code: text.nullish(),
  ward_code: text,
  address: text,
  address_default: z.boolean().nullish(),
});
export type ReceiverBody = z.infer<typeof body>;

export const parseReceiver = (json: unknown): ReceiverBody => parseWith(body, json);

const invalidField = (field: string): ServiceFailure =>
  new ServiceFailure('BAD_USER_INPUT', `${field} is wrong`, { field });

/** The ward that an abolished one became, if unique and in the given province. */
const findCurrentWard = async (tx: Transaction, { province_code, ward_code }: ReceiverBody, known: boolean) => {
  const [ward, another] = await listReplacingWards(tx, ward_code);
  if (!ward || another || (known && ward.provinceId !== province_code)) return null;
  return { provinceCode: ward.provinceId, provinceName: ward.provinceName, wardCode: ward.id, wardName: ward.name };
};

/**
 * Codes of the current administrative model. An address with a district is an old one, whose province may be abolished
 * too. Throws BAD_USER_INPUT {field: provinceCode or wardCode} for an old ward that was divided or is unknown. [MARKET
 * 3, mapping of 2025-07-01]
 */
const resolveAddress = async (tx: Transaction, asked: ReceiverBody): Promise<Omit<Address, 'street'>> => {
  const province = (await tx.select().from(provinces)).find(({ code }) => code === asked.province_code);
  const ward = (await listWards(tx, asked.province_code)).find(({ id }) => id === asked.ward_code);
  if (province && ward && !asked.district_code)
    return { provinceCode: province.code, provinceName: province.name, wardCode: ward.id, wardName: ward.name };
  if (!province && !asked.district_code) throw invalidField('provinceCode');
  const mapped = await findCurrentWard(tx, asked, province !== undefined);
  if (mapped) return mapped;
  throw invalidField(province ? 'wardCode' : 'provinceCode');
};

/** Normalised texts, current codes with their names. Throws BAD_USER_INPUT {field}. */
export const toReceiverColumns = async (tx: Transaction, asked: ReceiverBody) => {
  const typed = normaliseReceiver({ name: asked.name, phone: asked.phone, street: asked.address });
  const wrong = findInvalidField(typed);
  if (wrong !== undefined) throw invalidField(wrong);
  return { ...typed, ...(await resolveAddress(tx, asked)), adminVersion };
};
