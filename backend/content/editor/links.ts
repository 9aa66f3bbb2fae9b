/** A path of this shop or an http(s) URL without credentials. Rejects text that browsers interpret differently. */
export const isLink = (text: string): boolean =>
  text.length <= 2_000 && (/^\/(?![/\\])[^\s\\]*$/.test(text) || /^https?:\/\/[^\s\\@/]+(\/[^\s\\]*)?$/i.test(text));

export const LINK_PROBLEM = 'Hãy nhập đường dẫn bắt đầu bằng / hoặc địa chỉ bắt đầu bằng https://.';

export const isSlug = (text: string): boolean => text.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

export const SLUG_PROBLEM = 'Chỉ dùng chữ thường không dấu, số và dấu gạch ngang, ví dụ: khuyen-mai-he.';
export const SLUG_TAKEN = 'Đường dẫn này đã thuộc về một mục khác.';
