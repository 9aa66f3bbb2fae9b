import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePublicQuery } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { findCurrentMenu } from './header/current-menu.ts';
import { menusOf } from './header/menus-of.ts';

type SharedProps = { readonly name: string; readonly children: ReactNode };

function Part({ name, children }: SharedProps) {
  return <div data-shared={name}>{children}</div>;
}

function KeptPart(props: SharedProps) {
  const { keptTexts, identity } = useShop();
  const { data: content } = usePublicQuery('loadShell', {}, false);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const current = findCurrentMenu(menusOf(content?.menus ?? null), path);
  const text = keptTexts?.find(props.name, [identity, content, current]) ?? null;
  if (text === null) return Part(props);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself drew, for another document
  return <div data-shared={props.name} dangerouslySetInnerHTML={{ __html: text }} />;
}

/**
 * A part of the shell that is equal in many documents: the host draws it in the first of them. Its HTML is made of the
 * shell's data, the shop's identity and the current menu alone.
 */
export const SharedPart = import.meta.env.SSR ? KeptPart : Part;
