import { refuse } from '#adapters/memory/refusals.ts';
import type { AddressInput, SavedAddress } from '#core/account/account.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { findInvalidField, normaliseReceiver } from '#core/shared/people/receiver-rules.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { memoryAdministrativeUnits } from './places.ts';

const places = memoryAdministrativeUnits();

/** Adds the names of its codes. Failure: `bad-input` {field}. */
export const parseAddress = async (input: AddressInput): Promise<Result<Omit<SavedAddress, 'id'>, PortFailure>> => {
  const typed = normaliseReceiver(input);
  const wrong = findInvalidField(typed);
  if (wrong !== undefined) return refuse('bad-input', { field: wrong });
  const [provinces, wards] = await Promise.all([places.provinces(), places.wards(input.provinceCode)]);
  const province = provinces.ok && provinces.value.find((each) => each.code === input.provinceCode);
  if (!province) return refuse('bad-input', { field: 'provinceCode' });
  const ward = wards.ok && wards.value.find((each) => each.code === input.wardCode);
  if (!ward) return refuse('bad-input', { field: 'wardCode' });
  return ok({ ...input, ...typed, provinceName: province.name, wardName: ward.name });
};
