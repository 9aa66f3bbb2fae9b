import { lookUp } from '#core/shared/text/look-up.ts';

/** Properties that product lines name differently and write in different units. */
export type Dimension = 'processor' | 'memory' | 'disk' | 'bandwidth' | 'accounts';

const dimensions: Readonly<Record<string, Dimension>> = {
  vcpu: 'processor',
  cpu: 'processor',
  ram: 'memory',
  ssd: 'disk',
  'ssd nvme': 'disk',
  'ổ đĩa': 'disk',
  'dung lượng': 'disk',
  'dung lượng tổng': 'disk',
  'băng thông': 'bandwidth',
  'tài khoản': 'accounts',
};

/** null when the label has no common dimension. */
export const findDimension = (label: string): Dimension | null =>
  lookUp(dimensions, label.normalize('NFC').trim().toLowerCase()) ?? null;
