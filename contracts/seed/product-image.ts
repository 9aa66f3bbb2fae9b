import { compareDong } from '#core/shared/dong.ts';
import type { ProductType } from '#core/shared/goods/product-types.ts';
import { type SeedProduct, seedProducts } from './catalogue.ts';

/** Lines whose plans differ in name or content, not in size. */
const drawnOnce: readonly ProductType[] = ['domain', 'cloud-lab'];
/** By thirds of a line. The middle one's file has no suffix, like that of a line with one picture. */
const suffixes = ['-small', '', '-large'] as const;

type Drawing = { readonly type: ProductType; readonly suffix: (typeof suffixes)[number] };

/** The thirds of a line, from its cheapest plan to its dearest. */
const drawingOf = ({ id, type }: SeedProduct): Drawing => {
  const plans = seedProducts
    .filter((each) => each.type === type)
    .sort((a, b) => compareDong(a.listPerMonth, b.listPerMonth));
  const third = Math.floor((plans.findIndex((each) => each.id === id) * suffixes.length) / plans.length);
  return { type, suffix: drawnOnce.includes(type) ? '' : (suffixes[third] ?? '') };
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

const imageOf = ({ type, suffix }: Drawing) =>
  ({
    path: `/uploads/${type}${suffix}.png`,
    alt: altTexts[type],
    width: 1200,
    height: 800,
  }) as const;

const images = new Map(seedProducts.map((product) => [product.id, imageOf(drawingOf(product))]));

/** One picture per product line and size of its plans; relative to the media origin. */
export const productImageOf = (product: SeedProduct) => images.get(product.id) ?? imageOf(drawingOf(product));

/** What runs as a machine. */
const servers: readonly string[] = [
  'cloud-server',
  'dedicated-server',
  'bare-metal',
  'big-memory',
  'gpu-desktop',
] satisfies readonly ProductType[];

const serverScreen = {
  path: '/uploads/trang-quan-ly-may-chu.png',
  alt: 'Trang quản lý một máy chủ: trạng thái, địa chỉ IP, khởi động lại, tắt máy, mật khẩu mới, cài lại hệ điều hành',
  width: 1200,
  height: 800,
} as const;

/** Pictures of the portal page of a service; they show the sample shop, and are of its products alone. */
export const screensOf = ({ id, type }: Pick<SeedProduct, 'id'> & { readonly type: string }) =>
  images.has(id) && servers.includes(type) ? [serverScreen] : [];

const byPath = new Map<string, ReturnType<typeof imageOf>>([...images.values()].map((image) => [image.path, image]));

/** Path of the picture of a line; empty for a line that has none. */
export const lineImageOf = (handle: string): string => {
  const path = `/uploads/${handle}.png`;
  return byPath.has(path) ? path : '';
};

/** Null for other paths. */
export const seedImageOf = (path: string) => {
  const image = byPath.get(path);
  if (image === undefined) return null;
  const { alt, width, height } = image;
  return { url: path, alt, width, height };
};
