/** `hours`: empty when nobody has said when advisers answer. */
const inHours = (hours: string): string => `trong giờ làm việc${hours && `, ${hours}`}`;

export const consultationText = {
  title: 'Đăng ký tư vấn',
  titleOf: (product: string) => `Tư vấn ${product}`,
  hours: (hours: string) => `Kỹ thuật viên gọi lại ${inHours(hours)}.`,
  lead: 'Bạn cho biết định chạy gì, bao nhiêu người dùng và ngân sách. Kỹ thuật viên gọi lại với cấu hình vừa đủ và giá rõ từng dòng.',
  name: 'Họ và tên',
  nameHint: 'Nguyễn Văn An',
  phone: 'Số điện thoại',
  phoneHint: '0912 345 678',
  email: 'Email',
  emailHint: 'an@congty.vn',
  note: 'Yêu cầu tư vấn',
  noteHint: 'Ví dụ: website WooCommerce khoảng 5.000 lượt xem mỗi ngày, cần sao lưu hằng ngày',
  submit: 'Gửi yêu cầu',
  later: 'Để sau',
  privacy: 'Số điện thoại và email chỉ dùng để trả lời yêu cầu này.',
  about: 'Bạn hỏi về',
  term: 'Thời hạn',
  count: 'Số lượng',
  total: 'Tổng, đã gồm VAT',
  change: 'Đổi cấu hình',
  withoutForm: 'Không muốn điền biểu mẫu?',
  call: (hotline: string) => `Gọi ${hotline}`,
} as const;

/** /success */
export const consultationSentText = {
  title: 'Cảm ơn bạn',
  lead: 'Yêu cầu tư vấn đã gửi được chuyển cho kỹ thuật viên. Việc tiếp theo:',
  steps: (hours: string) => [
    { title: 'Đọc yêu cầu', text: 'Kỹ thuật viên xem bạn cần chạy gì và chọn cấu hình phù hợp.' },
    { title: 'Gọi lại cho bạn', text: `Theo số điện thoại bạn để lại, ${inHours(hours)}.` },
    {
      title: 'Gửi cấu hình và giá',
      text: 'Giá ghi từng dòng, có VAT và giá gia hạn. Bạn quyết định sau, không ràng buộc.',
    },
  ],
  repeat:
    'Gửi lại trong 10 phút với cùng tên, số điện thoại và email được tính là một yêu cầu. Cần bổ sung gấp, bạn gọi hotline.',
  toShop: 'Xem cửa hàng',
  toArticles: 'Đọc bài viết',
} as const;

/** The consent sentence comes from the core: the stored proof is exactly the text that was read. */
export const newsletterText = {
  title: 'Nhận tin bảo trì và ưu đãi',
  lead: 'Bạn xác nhận qua email trước, huỷ bất cứ lúc nào.',
  email: 'Email',
  emailHint: 'Email của bạn',
  submit: 'Đăng ký',
} as const;
