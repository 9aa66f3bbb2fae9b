/** Picture sizes in pixels, by file name. */
const sizes: readonly (readonly [RegExp, { readonly width: number; readonly height: number }])[] = [
  [/^\/uploads\/(bai-viet|du-an)-/, { width: 1200, height: 675 }],
  [/^\/uploads\/banner-/, { width: 1440, height: 404 }],
  [/^\/uploads\/popup-/, { width: 808, height: 516 }],
  [/^\/uploads\/bieu-tuong-/, { width: 252, height: 160 }],
  [/^\/uploads\/chan-trang-/, { width: 1440, height: 152 }],
];

/** Size of a picture of articles, projects and banners; null for other paths. */
export const seedPictureSize = (path: string): { readonly width: number; readonly height: number } | null =>
  sizes.find(([names]) => names.test(path))?.[1] ?? null;
