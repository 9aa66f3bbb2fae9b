import type { PasswordStrength } from '#core/account/registration/password-strength.ts';

export const passwordText = {
  show: 'Hiện mật khẩu',
  hide: 'Ẩn mật khẩu',
  atLeast: (least: number) => `Ít nhất ${least} ký tự`,
  short: (least: number) => `Cần ít nhất ${least} ký tự`,
  strengths: {
    weak: 'Dùng được, dài thêm vài ký tự sẽ khó đoán hơn',
    fair: 'Khá tốt, thêm số hoặc dấu câu là rất tốt',
    strong: 'Rất tốt, khó đoán',
  } satisfies Record<Exclude<PasswordStrength, 'short'>, string>,
} as const;
