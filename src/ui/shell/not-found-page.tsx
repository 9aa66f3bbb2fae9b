import type { MissingThing } from '#ui/app/page.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Illustration } from '#ui/kit/illustration.tsx';
import layout from '#ui/kit/layout.module.css';
import state from '#ui/kit/state.module.css';
import { missing } from './missing.vi.ts';

const ways: Readonly<Record<MissingThing, string>> = {
  product: '/cua-hang',
  category: '/cua-hang',
  order: '/gio-hang',
  invoice: '/gio-hang',
  quotation: '/cua-hang',
  'own-order': '/order',
  service: '/service',
  papers: '/xac-thuc-thong-tin-domain',
  article: '/danh-sach-bai-viet',
  author: '/danh-sach-bai-viet',
  project: '/cua-hang',
  lab: '/cua-hang/danh-muc/cloud-lab',
  page: '/cua-hang',
};

/** The 404 page; a missing thing of a known kind adds a sentence and a way of its own. [ROUTE-45, ROUTE-48] */
export function NotFoundPage({ data }: { readonly data?: unknown }) {
  const thing = thingOf(data);
  const own = missing.things[thing];
  return (
    <div className={layout.wrap}>
      <div className={state.nf}>
        <Illustration name="stall" />
        <p className={state.oops}>{missing.oops}</p>
        <h1>{missing.title}</h1>
        <p>{missing.sentence}</p>
        {own === null ? null : <p>{own}</p>}
        <div className={state.actions}>
          <ButtonLink href="/" kind="primary">
            {missing.home}
          </ButtonLink>
          <ButtonLink href={ways[thing]}>{missing.ways[thing]}</ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** What `notFound({ data: { thing } })` of a loader says is missing. */
const thingOf = (data: unknown): MissingThing => {
  if (typeof data !== 'object' || data === null || !('thing' in data)) return 'page';
  const { thing } = data;
  return typeof thing === 'string' && thing in ways ? (thing as MissingThing) : 'page';
};
