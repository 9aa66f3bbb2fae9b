/** Sizes in which the pictures of the content are drawn, pixels, by how their files are named. */
const sizes: readonly (readonly [RegExp, { readonly width: number; readonly height: number }])[] = [
  [/^\/uploads\/(bai-viet|du-an)-/, { width: 1200, height: 675 }],
  [/^\/uploads\/banner-/, { width: 1440, height: 404 }],
  [/^\/uploads\/popup-/, { width: 808, height: 516 }],
  [/^\/uploads\/bieu-tuong-/, { width: 252, height: 160 }],
  [/^\/uploads\/chan-trang-/, { width: 1440, height: 152 }],
];

/** Width and height of a picture of articles, projects and banners; null for a path that is none of these. */
export const seedPictureSize = (path: string): { readonly width: number; readonly height: number } | null =>
  sizes.find(([names]) => names.test(path))?.[1] ?? null;
