/** What is known about a banner when it is asked why it does not show. Times in ms since 1970 UTC, null where open. */
export type BannerFacts = {
  readonly published: boolean;
  readonly kind: string;
  readonly startDate: number | null;
  readonly endDate: number | null;
  /** Domain of its site; null for a banner of every site, undefined where its site is gone. */
  readonly siteDomain: string | null | undefined;
  /** Path or address of each picture; null where none is set. */
  readonly images: readonly (string | null)[];
};

/** Why a banner does not show. */
export type BannerProblem =
  | 'draft'
  | 'unknown-kind'
  | 'wrong-way-round'
  | 'not-begun'
  | 'over'
  | 'other-site'
  | 'no-media'
  | 'missing-image';

export type BannerSurroundings = {
  readonly now: number;
  /** Domain that the content system knows the shop by. */
  readonly siteDomain: string;
  readonly imageExists: (path: string) => boolean;
};

export const bannerKinds = ['SLIDER', 'POPUP', 'FLOATING'] as const;

const windowProblem = ({ startDate, endDate }: BannerFacts, now: number): BannerProblem | null => {
  if (startDate !== null && endDate !== null && endDate < startDate) return 'wrong-way-round';
  if (startDate !== null && now < startDate) return 'not-begun';
  return endDate !== null && endDate < now ? 'over' : null;
};

const imageProblem = ({ images }: BannerFacts, exists: (path: string) => boolean): BannerProblem | null => {
  if (images.length === 0) return 'no-media';
  return images.some((path) => path !== null && exists(path)) ? null : 'missing-image';
};

/** Every reason why a banner does not show in the shop now; none for one that does. Both ends of its window belong to it. */
export const bannerProblems = (banner: BannerFacts, around: BannerSurroundings): readonly BannerProblem[] => {
  const known = bannerKinds.some((kind) => kind === banner.kind);
  const ofSite = banner.siteDomain === null || banner.siteDomain === around.siteDomain;
  const found: readonly (BannerProblem | null)[] = [
    banner.published ? null : 'draft',
    known ? null : 'unknown-kind',
    windowProblem(banner, around.now),
    ofSite ? null : 'other-site',
    imageProblem(banner, around.imageExists),
  ];
  return found.filter((problem) => problem !== null);
};
