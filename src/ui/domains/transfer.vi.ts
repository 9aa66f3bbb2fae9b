/** Texts about the transfer of domains from other registrars. */
export const transferText = {
  tab: 'Chuyển về',
  field: 'Tên miền đang có ở nơi khác',
  hint: 'Ghi cả đuôi, ví dụ tiembanhmay.com.',
  invalid: 'Tên miền không hợp lệ',
  submit: 'Kiểm tra',
  checking: 'Đang kiểm tra',
  open: (name: string) => `${name} không bị khoá chuyển, có thể bắt đầu.`,
  bill: 'Chi phí chuyển về',
  year: 'Một năm theo giá gia hạn, được cộng vào hạn đang có',
  code: 'Mã chuyển (mã EPP)',
  codeHint: 'Lấy ở nơi đang giữ tên. Mã được niêm phong khi lưu, không hiện lại và không nằm trong email nào.',
  add: 'Thêm vào giỏ',
  stepsTitle: 'Các bước chuyển tên miền về đây',
  steps: [
    'Mở khoá chuyển ở nơi đang giữ tên và lấy mã chuyển (mã EPP).',
    'Kiểm tra tên, nhập mã ở trang này rồi đặt hàng. Đừng gửi mã qua email hay ghi chú: ai có mã là chuyển được tên.',
    'Sau khi thanh toán, nhân viên chuyển tên và báo bạn qua email khi xong.',
    'Máy chủ tên không đổi trong lúc chuyển nên website và email không phải dừng.',
  ],
};
