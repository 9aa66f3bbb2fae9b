import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';

const OPTION_NAME = 'ten mien su dung';

/** By the title of the value: the services do not say. */
const uses = {
  'chon sau': 'later',
  'mua ten mien moi': 'register',
  'ten mien da co': 'own',
  'chuyen ten mien ve day': 'transfer',
} as const;
/** Where a hosting gets the name from that it serves. */
export type DomainUse = (typeof uses)[keyof typeof uses];

export const isDomainUse = (optionName: string): boolean => foldVietnamese(optionName) === OPTION_NAME;

/** null for a value that says something else. */
export const parseDomainUse = (title: string): DomainUse | null => {
  const folded = foldVietnamese(title);
  return Object.hasOwn(uses, folded) ? uses[folded as keyof typeof uses] : null;
};
