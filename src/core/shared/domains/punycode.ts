const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const LAST_CODE = 0x10_ff_ff;
/** Of a label, which is read in time by the square of its length. [RFC 1035] */
const MAX_LENGTH = 63;

const toDigit = (value: number): string => String.fromCharCode(value < 26 ? value + 97 : value + 22);

const adaptBias = (delta: number, points: number, first: boolean): number => {
  let rest = first ? Math.floor(delta / DAMP) : Math.floor(delta / 2);
  rest += Math.floor(rest / points);
  let steps = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; steps += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
};

const numberText = (value: number, bias: number): string => {
  let text = '';
  let rest = value;
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
    if (rest < threshold) return text + toDigit(rest);
    text += toDigit(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
};

/** Encodes a non-ASCII label as punycode, without `xn--`, in time by the square of its length. [RFC 3492] */
export const toPunycode = (label: string): string => {
  const points = [...label].map((each) => each.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < FIRST_CODE);
  let text = String.fromCodePoint(...basic) + (basic.length > 0 ? '-' : '');
  let code = FIRST_CODE;
  let bias = FIRST_BIAS;
  let delta = 0;
  for (let done = basic.length; done < points.length; delta++, code++) {
    const next = Math.min(...points.filter((point) => point >= code));
    delta += (next - code) * (done + 1);
    code = next;
    for (const point of points) {
      if (point < code) delta++;
      if (point !== code) continue;
      text += numberText(delta, bias);
      bias = adaptBias(delta, done + 1, done === basic.length);
      delta = 0;
      done++;
    }
  }
  return text;
};

const fromDigit = (letter: string): number => {
  if (/^[a-z]$/.test(letter)) return letter.charCodeAt(0) - 97;
  return /^\d$/.test(letter) ? letter.charCodeAt(0) - 22 : BASE;
};

/** Takes the part after `xn--`; null when invalid. [RFC 3492] */
export const fromPunycode = (label: string): string | null => {
  if (label.length > MAX_LENGTH) return null;
  const cut = label.lastIndexOf('-');
  const points = [...label.slice(0, Math.max(0, cut))].map((each) => each.charCodeAt(0));
  const rest = [...label.slice(cut + 1)];
  let [code, at, bias] = [FIRST_CODE, 0, FIRST_BIAS];
  while (rest.length > 0) {
    const before = at;
    for (let [k, weight] = [BASE, 1]; ; k += BASE) {
      const digit = fromDigit(rest.shift() ?? '');
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit >= BASE || !Number.isSafeInteger(at + digit * weight)) return null;
      at += digit * weight;
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = points.length + 1;
    bias = adaptBias(at - before, length, before === 0);
    code += Math.floor(at / length);
    at %= length;
    if (code > LAST_CODE || (code >= 0xd8_00 && code <= 0xdf_ff)) return null;
    points.splice(at, 0, code);
    at += 1;
  }
  return points.length === 0 ? null : String.fromCodePoint(...points);
};
