import type { Dong } from './dong.ts';

/** What a VietQR says: where the money goes, how much, and the words of the transfer. */
export type VietQr = {
  /** Six digits that name the bank. */
  readonly bin: string;
  readonly accountNumber: string;
  readonly amount: Dong;
  /** The order number: letters and digits, at most 25. */
  readonly content: string;
};

/** One object of the EMVCo text: id, length in two digits, value. */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

const NAPAS = 'A000000727';
const TO_ACCOUNT = 'QRIBFTTA';

/** The check of the EMVCo text: CRC-16/CCITT-FALSE as four upper-case hexadecimal digits. */
export const crc16 = (text: string): string => {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/**
 * The text behind a dynamic VietQR to an account. Throws where a part is malformed: its check would still be right and
 * the shopper would learn of it in his bank's app only. [NAPAS247, EMVCo merchant-presented mode]
 */
export const vietQrText = ({ bin, accountNumber, amount, content }: VietQr): string => {
  if (!/^\d{6}$/.test(bin) || !/^[A-Za-z0-9]{1,19}$/.test(accountNumber))
    throw new RangeError('no account for a VietQR');
  if (!/^[A-Za-z0-9]{1,25}$/.test(content)) throw new RangeError('the words of a VietQR are letters and digits');
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError('the amount of a VietQR is a positive whole number');
  const account =
    field('00', NAPAS) + field('01', field('00', bin) + field('01', accountNumber)) + field('02', TO_ACCOUNT);
  const body =
    field('00', '01') + field('01', '12') + field('38', account) + field('53', '704') + field('54', String(amount));
  const text = `${body}${field('58', 'VN')}${field('62', field('08', content))}6304`;
  return text + crc16(text);
};
