import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePublicQuery } from '#ui/app/queries.ts';
import { SharedPart } from '#ui/app/shared-part.tsx';
import { findCurrentMenu } from './header/current-menu.ts';
import { menusOf } from './header/menus-of.ts';

type ShellPartProps = { readonly name: string; readonly children: ReactNode };

function OnHost({ name, children }: ShellPartProps) {
  const { data: content } = usePublicQuery('loadShell', {}, false);
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <SharedPart name={name} from={[content, findCurrentMenu(menusOf(content?.menus ?? null), path)]}>
      {children}
    </SharedPart>
  );
}

/** A part of the shell that is made of the shell's data and the current menu alone. */
export const ShellPart = import.meta.env.SSR ? OnHost : SharedPart;
