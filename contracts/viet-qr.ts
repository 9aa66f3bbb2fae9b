import { fail, ok, type Result } from '#core/shared/result.ts';

export type VietQrTransfer = {
  /** NAPAS bank number, six digits. */
  readonly bin: string;
  readonly accountNumber: string;
  /** đồng; null creates a static code, for which the payer enters the amount. */
  readonly amount: number | null;
  /** ASCII, at most 25 characters; omitted when empty. */
  readonly purpose: string;
};

/** Rejected here, because a malformed amount would still have a valid checksum. */
export type VietQrProblem = { readonly kind: 'malformed'; readonly field: keyof VietQrTransfer };

/** EMVCo code for a NAPAS 247 transfer: objects of id (2), length (2), value. [EMVCo MPM 1.1, NAPAS VietQR] */
export const vietQr = (transfer: VietQrTransfer): Result<string, VietQrProblem> => {
  const field = malformedField(transfer);
  if (field) return fail({ kind: 'malformed', field });
  const { bin, accountNumber, amount, purpose } = transfer;
  const account = object('00', bin) + object('01', accountNumber);
  const merchant = object('00', NAPAS) + object('01', account) + object('02', TO_ACCOUNT);
  const body =
    object('00', '01') +
    object('01', amount === null ? '11' : '12') +
    object('38', merchant) +
    object('53', DONG) +
    (amount === null ? '' : object('54', String(amount))) +
    object('58', 'VN') +
    (purpose === '' ? '' : object('62', object('08', purpose))) +
    '6304';
  return ok(body + crc16(body));
};

/** CRC-16/CCITT-FALSE (polynomial 1021, initial FFFF, not reflected): four upper-case hexadecimal digits. */
export const crc16 = (text: string): string => {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

const NAPAS = 'A000000727';
const TO_ACCOUNT = 'QRIBFTTA';
const DONG = '704';
/** EMVCo allows 13 characters. */
const MAX_AMOUNT = 9_999_999_999_999;

const object = (id: string, value: string): string => id + String(value.length).padStart(2, '0') + value;

const malformedField = ({ bin, accountNumber, amount, purpose }: VietQrTransfer): keyof VietQrTransfer | null => {
  if (!/^\d{6}$/.test(bin)) return 'bin';
  if (!/^[0-9A-Za-z]{1,19}$/.test(accountNumber)) return 'accountNumber';
  if (amount !== null && !(Number.isInteger(amount) && amount > 0 && amount <= MAX_AMOUNT)) return 'amount';
  if (!/^[\x20-\x7e]{0,25}$/.test(purpose)) return 'purpose';
  return null;
};
