import type { Home } from '#core/pages/home.ts';
import { home } from './home-sections.vi.ts';

/** Counted from the catalogue; unknown figures are left out. */
export const homeFigures = ({ board, tabs }: Home): readonly { readonly figure: string; readonly text: string }[] => {
  const lines = board?.flatMap((menu) => menu.lines) ?? [];
  const plans = lines.reduce((sum, line) => sum + line.productCount, 0);
  const months = (tabs ?? []).flatMap((tab) =>
    tab.plans.flatMap((plan) => plan.prices.filter(({ unit }) => unit.id === 'MONTH').map(({ term }) => term)),
  );
  return [
    ...(plans > 0 ? [{ figure: String(plans), text: home.figures.plans }] : []),
    ...(lines.length > 0 ? [{ figure: String(lines.length), text: home.figures.lines }] : []),
    ...(months.length > 0
      ? [{ figure: home.figures.termRange(Math.min(...months), Math.max(...months)), text: home.figures.terms }]
      : []),
    { figure: home.figures.placesCount, text: home.figures.places },
  ];
};
