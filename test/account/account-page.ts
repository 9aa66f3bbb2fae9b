import { act, fireEvent, screen } from '@testing-library/react';
import type { Shop } from '#test/kit/fakes/shop.ts';
import { openPage, type PageOptions } from '#test/ui/open-page.tsx';

/** Opens a section of the account page, by its slug, in the browser of this shop. */
export const open = (slug: string, { world, browser }: Shop, more: PageOptions = {}) =>
  openPage(`/quan-ly-tai-khoan${slug}`, { world, browser, ...more });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const clickButton = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
export const field = (label: string | RegExp) => screen.getByLabelText(label) as HTMLInputElement;
