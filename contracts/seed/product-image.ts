import { type ProductType, productTypes } from '#core/catalogue/product.ts';

/** One picture per product line; relative to the media origin. */
export const productImageOf = (type: ProductType) =>
  ({ path: `/uploads/${type}.png`, alt: altTexts[type], width: 1200, height: 800 }) as const;

/** Null for other paths. */
export const seedImageOf = (path: string) => {
  const type = productTypes.find((each) => productImageOf(each).path === path);
  if (type === undefined) return null;
  const { alt, width, height } = productImageOf(type);
  return { url: path, alt, width, height };
};

const altTexts: Readonly<Record<ProductType, string>> = {
  'cloud-server': 'Các máy chủ ảo xếp trên một đám mây',
  'dedicated-server': 'Một máy chủ vật lý trong tủ rack',
  'cloud-lab': 'Sơ đồ các nút mạng của một bài thực hành',
  'web-hosting': 'Cửa sổ trình duyệt mở một trang web',
  'mail-server': 'Phong bì thư đi qua một đám mây',
  'dedicated-mail-server': 'Phong bì thư bên một máy chủ riêng',
  'bare-metal': 'Khung máy chủ bare metal mở nắp',
  'big-memory': 'Máy chủ với các thanh bộ nhớ',
  'gpu-desktop': 'Màn hình làm việc nối với card đồ họa trên mây',
  'cloud-backup': 'Dữ liệu được sao lưu lên đám mây',
  'object-storage': 'Các khối dữ liệu trong kho lưu trữ',
  domain: 'Thanh địa chỉ với một tên miền',
  'office-365': 'Các ứng dụng văn phòng trên nhiều thiết bị',
  'm365-backup': 'Bản sao dữ liệu Microsoft 365 trong kho an toàn',
};
