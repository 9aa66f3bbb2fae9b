import { textKindOf } from '#core/catalogue/option-texts.ts';
import type { OrderLine } from '#core/orders/order.ts';

/** Product lines that serve a name which buyers may leave out; mail and licences require it. */
const servesName: readonly string[] = ['web-hosting'];

const hasName = ({ options }: OrderLine): boolean =>
  options.some(({ name, value }) => textKindOf(name) === 'domain' && value !== '');

/** Whether a hosting line does not say yet which name it is for. */
export const lacksDomain = (line: OrderLine): boolean =>
  servesName.includes(line.category) && line.changes === undefined && !hasName(line);
