import type { Author } from '#core/content/article.ts';
import { Avatar } from '#ui/blocks/person/avatar.tsx';
import { imageUrl } from './image-url.ts';
import { IMAGE_WIDTHS } from './picture.tsx';

export function AuthorPicture({ author, size }: { readonly author: Author; readonly size: 's' | 'm' | 'l' }) {
  const path = author.avatar === null ? null : imageUrl(author.avatar.path, IMAGE_WIDTHS[0]);
  return <Avatar name={author.name} path={path} size={size} />;
}
