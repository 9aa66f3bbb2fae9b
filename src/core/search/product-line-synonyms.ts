import type { ProductType } from '#core/catalogue/product.ts';

/** Searched but never displayed. */
export const productLineSynonyms: Readonly<Record<ProductType, string>> = {
  'cloud-server': 'VPS máy chủ ảo máy chủ đám mây virtual server',
  'dedicated-server': 'máy chủ vật lý thuê máy chủ dedicated server',
  'cloud-lab': 'phòng lab thực hành lớp học bài tập',
  'web-hosting': 'lưu trữ web host website wordpress',
  'mail-server': 'email doanh nghiệp hộp thư thư điện tử',
  'dedicated-mail-server': 'email riêng máy chủ thư IP riêng',
  'bare-metal': 'máy chủ vật lý baremetal',
  'big-memory': 'máy chủ nhiều RAM cơ sở dữ liệu',
  'gpu-desktop': 'card đồ hoạ máy tính từ xa VDI render',
  'cloud-backup': 'sao lưu đám mây backup phục hồi',
  'object-storage': 'S3 lưu trữ đối tượng kho tệp',
  domain: 'domain đăng ký tên miền địa chỉ web',
  'office-365': 'Microsoft 365 Exchange Word Excel bản quyền văn phòng',
  'm365-backup': 'backup Microsoft 365 sao lưu Office',
};
