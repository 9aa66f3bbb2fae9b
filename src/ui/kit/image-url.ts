/** Address of a media file in a width: `/images/576/uploads/a.webp`. */
export const imageUrl = (path: string, width: number): string => `/images/${width}/${path.replace(/^\/+/, '')}`;
