/** Picture sizes in pixels, by file name. */
const sizes: readonly (readonly [RegExp, { readonly width: number; readonly height: number }])[] = [
  [/^\/uploads\/(bai-viet|du-an)-/, { width: 1200, height: 675 }],
  [/^\/uploads\/chan-dung-/, { width: 400, height: 400 }],
  [/^\/uploads\/ban-do-/, { width: 840, height: 630 }],
  [/^\/uploads\/banner-/, { width: 720, height: 468 }],
  [/^\/uploads\/popup-/, { width: 404, height: 300 }],
  [/^\/uploads\/bieu-tuong-/, { width: 252, height: 100 }],
  [/^\/uploads\/chan-trang-/, { width: 480, height: 202 }],
];

/** Size of a picture of articles, projects and banners; null for other paths. */
export const seedPictureSize = (path: string): { readonly width: number; readonly height: number } | null =>
  sizes.find(([names]) => names.test(path))?.[1] ?? null;
