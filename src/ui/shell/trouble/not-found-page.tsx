import Typography from '@mui/material/Typography';
import * as paths from '#core/shared/paths.ts';
import type { MissingThing } from '#ui/app/page.ts';
import { Illustration } from '#ui/blocks/content/illustration.tsx';
import state from '#ui/blocks/content/state.module.css';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import layout from '#ui/theme/layout.module.css';
import { missing } from './missing.vi.ts';

const nextSteps: Readonly<Record<MissingThing, string>> = {
  product: paths.shop,
  category: paths.shop,
  domains: paths.shop,
  order: paths.cart(),
  invoice: paths.cart(),
  quotation: paths.shop,
  'own-order': paths.orders,
  service: paths.services,
  registrantDocuments: paths.registrantDocumentsList,
  article: paths.articles,
  author: paths.articles,
  project: paths.shop,
  lab: paths.category({ handle: 'cloud-lab' }),
  page: paths.shop,
};

/** Known kinds of items add their own text and link. [ROUTE-45, ROUTE-48] */
export function NotFoundPage({ data }: { readonly data?: unknown }) {
  const thing = parseMissingThing(data);
  const own = missing.things[thing];
  return (
    <div className={layout.wrap}>
      <div className={state.nf}>
        <Illustration name="stall" />
        <p className={state.oops}>{missing.oops}</p>
        <h1>{missing.title}</h1>
        <p>{missing.sentence}</p>
        <Typography variant="caption" component="p" lang="en">
          {missing.english}
        </Typography>
        {own === null ? null : <p>{own}</p>}
        <div className={state.actions}>
          <ButtonLink href={paths.home} kind="primary">
            {missing.home}
          </ButtonLink>{' '}
          <ButtonLink href={nextSteps[thing]}>{missing.ways[thing]}</ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The missing item from a loader's `notFound({ data: { thing } })`. */
const parseMissingThing = (data: unknown): MissingThing => {
  if (typeof data !== 'object' || data === null || !('thing' in data)) return 'page';
  const { thing } = data;
  return typeof thing === 'string' && Object.hasOwn(nextSteps, thing) ? (thing as MissingThing) : 'page';
};
