import { lookUp } from '#core/shared/text/look-up.ts';

export type DeviceKind = 'computer' | 'phone' | 'tablet' | 'mobile' | 'unknown';

const kinds: Readonly<Record<string, DeviceKind>> = {
  iPhone: 'phone',
  iPad: 'tablet',
  Android: 'mobile',
  Windows: 'computer',
  macOS: 'computer',
  ChromeOS: 'computer',
  Linux: 'computer',
};

/** Of a name as `clientDevice` makes it. `mobile`: a phone or a tablet. */
export const deviceKindOf = (device: string): DeviceKind => lookUp(kinds, device.split(', ').at(-1) ?? '') ?? 'unknown';
