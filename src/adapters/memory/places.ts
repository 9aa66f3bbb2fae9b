import type { Places } from '#core/places/places.port.ts';
import { ok } from '#core/shared/result.ts';

/** Administrative units; the large list of wards is loaded at the first question. [Places] */
export const memoryPlaces = (): Places => ({
  provinces: async () => ok([{ code: '01', name: 'Thành phố Hà Nội' }]),
  districts: async () => ok([]),
  wards: async (province) => ok(province === '01' ? [{ code: '00004', name: 'Phường Ba Đình' }] : []),
});
