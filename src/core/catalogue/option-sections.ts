import { isWritten } from '#core/pricing/quoted-product.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { textKindOf } from './option-texts.ts';
import type { ProductOption } from './product.ts';

/** Where a product page asks for an option: in a step of its own, or folded among the others. */
export type OptionSection = 'domain' | 'system' | 'location' | 'setup' | 'more';

/** By name: the services do not say. */
const sections: Readonly<Record<string, OptionSection>> = {
  'Tên miền sử dụng': 'domain',
  'Hệ điều hành': 'system',
  'Trung tâm dữ liệu': 'location',
};

export const sectionOf = (option: Pick<ProductOption, 'name' | 'kind'>): OptionSection => {
  if (isWritten(option)) return textKindOf(option.name) === 'domain' ? 'domain' : 'setup';
  return lookUp(sections, option.name) ?? 'more';
};
