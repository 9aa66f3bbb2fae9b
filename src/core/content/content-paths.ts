/** Addresses of what editors publish. [ROUTE-36 to ROUTE-38] */
export const ARTICLES_PATH = '/danh-sach-bai-viet';
export const articleHref = (slug: string): string => `${ARTICLES_PATH}/${encodeURIComponent(slug)}`;
export const authorHref = (id: string): string => `/author/${encodeURIComponent(id)}`;
export const projectHref = (slug: string): string => `/project/${encodeURIComponent(slug)}`;
/** The list of the articles of a category, and of those with a tag. */
export const categoryFilter = (slug: string): string => `${ARTICLES_PATH}?chuyen-muc=${encodeURIComponent(slug)}`;
export const tagFilter = (slug: string): string => `${ARTICLES_PATH}?the=${encodeURIComponent(slug)}`;
