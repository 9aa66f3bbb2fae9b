import { dictionary } from '@zxcvbn-ts/language-common';

/** Common Vietnamese passwords, and common ones that the package leaves to other checks. */
const vietnamese = `
123456a@ 123456aa@ abcd@1234 abc@123 abc@1234 admin1234 admin@123 anhanh anhyeu bachkhoa benhnhan bongda chungta congnghe
conheo contraiyeu cunyeu emyeuem giadinh gianghuynh haiphong hanoi123 hanoivn hanhphuc hochiminh hoanganh hoangtu homelesspa
khanhlinh khongco matkhau1 matkhau123 matkhau@123 mat-khau maybach minhanh minhkhoi nguyen123 nguyenvan ngocanh nhoemnhieu
p@ssword password@123 root123 taikhoan taokhongbiet thanhcong thanhhoa thienthan tinhyeu toilatoi trangthu trongkim tuananh
vietnam1 vietnam123 vietnamvodich vodich xinchao yeuanh yeuanhnhieu yeuem yeuemnhieu yeuvo yeunhau`;

/** 49,000 passwords, commonest first, from published leaks. [ASVS 6.2.4, 6.2.12] */
const commonPasswords: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...vietnamese.trim().split(/\s+/u)].map((each) => each.toLowerCase()),
);

/** The package leaves out repetitions and runs, such as `121212` and `01234567`. */
const isPattern = (characters: readonly string[]): boolean => {
  if (new Set(characters).size < 4) return true;
  const codes = characters.map((each) => each.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, place) => code - (codes[place] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
};

/** In any letter case. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  const half = lower.slice(0, lower.length / 2);
  return commonPasswords.has(lower) || isPattern([...lower]) || (half.length >= 4 && lower === half + half);
};
