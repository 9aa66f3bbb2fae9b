import type { Refusal, RuleContext, RuleFacts, RuleProblem } from './rule-problems.ts';

const problems: Readonly<Record<RuleProblem, string>> = {
  'wrong-way-round': 'Lúc kết thúc đứng trước lúc bắt đầu.',
  'not-begun': 'Chưa đến lúc bắt đầu.',
  over: 'Đã qua lúc kết thúc.',
  'other-site': 'Quy tắc thuộc về một trang khác.',
  'blank-target': 'Địa chỉ mới đang để trống.',
  'off-allow-list': 'Địa chỉ mới dẫn ra ngoài các trang được phép, cửa hàng không chuyển đến đó.',
  'self-loop': 'Địa chỉ mới chính là địa chỉ cũ.',
  loop: 'Các quy tắc chuyển vòng quanh, không đến trang nào.',
  'chain-too-long': 'Quy tắc này chuyển tiếp qua quá nhiều quy tắc khác.',
  shadowed: 'Một quy tắc khác cho cùng địa chỉ cũ được dùng trước.',
};

export const redirectWords = {
  problems,
  noSite: 'Trang này không còn. Hãy chọn trang khác, hoặc để trống để dùng cho mọi trang.',
  noTarget: 'Hãy nhập địa chỉ mới, hoặc chọn 410: trang đã bỏ.',
  unknownStatus: (code: string): string => `Mã ${code} không phải mã chuyển hướng; cửa hàng dùng 301.`,
  refusal: ({ urlOld, problem }: Refusal, rule: RuleFacts, { redirectOrigins }: RuleContext): string => {
    if (urlOld !== rule.urlOld) return `Có quy tắc này thì quy tắc ${urlOld} hỏng: ${problems[problem]}`;
    if (problem !== 'off-allow-list') return `${problems[problem]} Khách sẽ chỉ thấy trang báo lỗi.`;
    const allowed = redirectOrigins.join(', ') || 'chưa có trang nào';
    return `Cửa hàng chỉ chuyển đến trang của mình và các trang khác được phép (${allowed}; người vận hành đặt ở REDIRECT_ORIGINS).`;
  },
};
