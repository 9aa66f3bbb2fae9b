import { findScheduleProblem, findSiteProblem } from './rule-problems.ts';

/** Times in ms since 1970 UTC; null: no limit. */
export type BannerFacts = {
  readonly published: boolean;
  readonly kind: string;
  readonly startDate: number | null;
  readonly endDate: number | null;
  /** null for a banner of every site, undefined when its site no longer exists. */
  readonly siteDomain: string | null | undefined;
  /** Paths or URLs; null when not set. */
  readonly images: readonly (string | null)[];
};

export type BannerProblem =
  | 'draft'
  | 'unknown-kind'
  | 'wrong-way-round'
  | 'not-begun'
  | 'over'
  | 'other-site'
  | 'no-media'
  | 'foreign-image'
  | 'missing-image';

export type BannerContext = {
  readonly now: number;
  /** The shop's domain in the content system. */
  readonly siteDomain: string;
  readonly pictureProblem: (path: string) => PictureProblem | null;
};

/** Why the shop does not show a picture: it is at a host that is not allowed, or there is no such file. */
export type PictureProblem = 'foreign' | 'missing';

export const bannerKinds = ['SLIDER', 'POPUP', 'FLOATING'] as const;

const findImageProblem = (
  { images }: BannerFacts,
  problemOf: BannerContext['pictureProblem'],
): BannerProblem | null => {
  if (images.length === 0) return 'no-media';
  const problems = images.map((path) => (path === null ? 'missing' : problemOf(path)));
  if (problems.includes(null)) return null;
  return problems.includes('foreign') ? 'foreign-image' : 'missing-image';
};

/** Empty when the banner is shown. Both ends of its schedule are inclusive. */
export const findBannerProblems = (banner: BannerFacts, around: BannerContext): readonly BannerProblem[] => {
  const known = bannerKinds.some((kind) => kind === banner.kind);
  const found: readonly (BannerProblem | null)[] = [
    banner.published ? null : 'draft',
    known ? null : 'unknown-kind',
    findScheduleProblem(banner.startDate, banner.endDate, around.now),
    findSiteProblem(banner.siteDomain, around),
    findImageProblem(banner, around.pictureProblem),
  ];
  return found.filter((problem) => problem !== null);
};
