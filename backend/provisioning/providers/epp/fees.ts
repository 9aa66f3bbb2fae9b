import type { XmlNode } from '#backend/platform/xml/write-xml.ts';
import { type EppAnswer, type EppSession, type ExtensionPart, textIn } from './epp-session.ts';

/** What costs money at a registry. */
export type ChargedVerb = 'create' | 'renew' | 'transfer';

/** What a registry asks for a command; amounts as it writes them, credits are negative. */
type Fee = {
  readonly currency: string;
  readonly fees: readonly string[];
  readonly credits: readonly string[];
  /** Of its price list, and not of this name. */
  readonly isStandard: boolean;
};

/** The registry asks more for this name than for others. Its message is for members of the staff. */
export class OtherPrice extends Error {
  override readonly name = 'OtherPrice';
}

const isTrue = (value: string | null): boolean => value === '1' || value === 'true';
const isStandardClass = (text: string): boolean => /^standard$/i.test(text);

/** null where it has no fee for this command. [RFC 8748, 5.1.1] */
const readFee = ({ elements, text }: EppAnswer, verb: ChargedVerb): Fee | null => {
  const currency = text('fee', 'currency');
  const [data] = elements('fee', 'cd').filter((each) => each.getAttribute('avail') !== '0');
  const [command] =
    data === undefined ? [] : elements('fee', 'command', data).filter((each) => each.getAttribute('name') === verb);
  if (currency === null || data === undefined || command === undefined) return null;
  const amounts = (name: string): readonly string[] => elements('fee', name, command).map(textIn);
  const [group] = elements('fee', 'class', data).map(textIn);
  const fees = amounts('fee');
  if (fees.length === 0) return null;
  const isStandard = isTrue(command.getAttribute('standard')) || group === undefined || isStandardClass(group);
  return { currency, fees, credits: amounts('credit'), isStandard };
};

const toPart = (verb: ChargedVerb, { currency, fees, credits }: Fee): ExtensionPart => [
  'fee',
  verb,
  [
    ['fee:currency', currency],
    ...fees.map((amount): XmlNode => ['fee:fee', amount]),
    ...credits.map((amount): XmlNode => ['fee:credit', amount]),
  ],
];

/**
 * What a command must say that it costs, where the registry has fees: nothing else is charged then. Throws OtherPrice
 * for a name that has a price of its own, which the customer has not paid. [RFC 8748]
 */
export const agreeOnFee = async (
  { send, knows }: EppSession,
  verb: ChargedVerb,
  name: string,
  years: number,
): Promise<readonly ExtensionPart[]> => {
  if (!knows('fee')) return [];
  const question: ExtensionPart = [
    'fee',
    'check',
    [['fee:command', [['fee:period', String(years), { unit: 'y' }]], { name: verb }]],
  ];
  const fee = readFee(await send(['check', 'domain', [['domain:name', name]]], question), verb);
  if (fee === null) return [];
  if (!fee.isStandard)
    throw new OtherPrice(
      `Nơi đăng ký có giá riêng cho ${name}: ${fee.fees.join(' + ')} ${fee.currency} cho ${years} năm. Khách đã trả giá thường.`,
    );
  return [toPart(verb, fee)];
};
