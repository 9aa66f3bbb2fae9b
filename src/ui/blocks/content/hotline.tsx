import type { ComponentProps, ReactNode } from 'react';
import { telHref, useHotline } from '#ui/app/use-hotline.ts';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';

type Words = {
  /** Defaults to «Gọi …». */
  readonly children?: (hotline: string) => ReactNode;
};

export function HotlineLink({
  className,
  children = blocks.call,
}: Words & { readonly className?: string | undefined }) {
  const hotline = useHotline();
  return (
    <a className={className} href={telHref(hotline)}>
      {children(hotline)}
    </a>
  );
}

export function HotlineButton({
  children = blocks.call,
  ...look
}: Words & Pick<ComponentProps<typeof ButtonLink>, 'kind' | 'size' | 'block'>) {
  const hotline = useHotline();
  return (
    <ButtonLink href={telHref(hotline)} {...look}>
      {children(hotline)}
    </ButtonLink>
  );
}
