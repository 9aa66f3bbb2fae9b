/** `/images/576/uploads/a.webp` */
export const imageUrl = (path: string, width: number): string => `/images/${width}/${path.replace(/^\/+/, '')}`;
