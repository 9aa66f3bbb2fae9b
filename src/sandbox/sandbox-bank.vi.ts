export const sandboxBank = {
  title: 'Ngân hàng thử nghiệm',
  lead: 'Trang này đóng vai ngân hàng của bạn. Không có tiền thật nào được chuyển.',
  amount: 'Số tiền',
  content: 'Nội dung',
  state: 'Trạng thái',
  states: { waiting: 'Chờ chuyển', paid: 'Đã nhận tiền', failed: 'Đã từ chối', expired: 'Đã hết hạn' },
  confirm: 'Xác nhận đã chuyển',
  decline: 'Từ chối',
  back: 'Quay lại cửa hàng',
  unknown: 'Không có giao dịch này.',
} as const;
