import type { PasswordStrength } from '#core/account/registration/password-strength.ts';

export const passwordText = {
  show: 'Hiện mật khẩu',
  hide: 'Ẩn mật khẩu',
  strengths: {
    short: 'Cần ít nhất 6 ký tự',
    weak: 'Dùng được, dài thêm vài ký tự sẽ khó đoán hơn',
    fair: 'Khá tốt, thêm số hoặc dấu câu là rất tốt',
    strong: 'Rất tốt, khó đoán',
  } satisfies Record<PasswordStrength, string>,
} as const;
