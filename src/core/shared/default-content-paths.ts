import type { ContentPaths } from './settings.ts';

/** The pages of the content that the shop is delivered with. */
export const defaultContentPaths: ContentPaths = {
  questions: '/cau-hoi-thuong-gap',
  serviceLevels: '/cam-ket-dich-vu-sla',
  refunds: '/chinh-sach-hoan-tien',
  about: '/gioi-thieu',
  contact: '/lien-he',
  terms: '/dieu-khoan-dich-vu',
  privacy: '/chinh-sach-bao-mat',
};
