export const product = {
  code: (sku: string) => `Mã ${sku}`,
  gift: (gift: string) => `Tặng kèm: ${gift}`,
  customise: 'Mở mọi tuỳ chọn',
  plainView: 'Về trang sản phẩm',
  customiseLead: 'Mọi tuỳ chọn đều mở. Địa chỉ trang giữ nguyên cấu hình, bạn gửi cho người khác được.',
};
