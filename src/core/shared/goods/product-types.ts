/**
 * Handles of the product lines that have rules of their own, such as abilities, icons and pages. A firm may have any
 * other line beside them; people set up what it sells. [CAT-10]
 */
export const productTypes = [
  'cloud-server',
  'dedicated-server',
  'cloud-lab',
  'web-hosting',
  'mail-server',
  'dedicated-mail-server',
  'bare-metal',
  'big-memory',
  'gpu-desktop',
  'cloud-backup',
  'object-storage',
  'domain',
  'office-365',
  'm365-backup',
] as const;
export type ProductType = (typeof productTypes)[number];
