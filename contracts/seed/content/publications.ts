/** Bodies are Markdown, times ISO 8601; images are files of backend/media, named as in their URL (`/uploads/…`). */
export type SeedAuthor = {
  readonly slug: string;
  readonly name: string;
  readonly jobTitle: string;
  readonly bio: string;
  /** Null shows initials. */
  readonly avatar: string | null;
};

export type SeedTopic = { readonly slug: string; readonly name: string };

export type SeedArticle = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly cover: { readonly image: string; readonly alt: string };
  readonly readMinutes: number;
  readonly featured: boolean;
  readonly publishedAt: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly author: string;
  readonly seo: { readonly metaTitle: string; readonly metaDescription: string } | null;
};

export type SeedProject = {
  readonly slug: string;
  readonly title: string;
  readonly client: string;
  readonly summary: string;
  readonly body: string;
  readonly images: readonly { readonly image: string; readonly alt: string }[];
};

/** `slug` may contain slashes, such as `thuc-hanh-lab/lab-01`. Sections form the dynamic zone. */
export type SeedPage = {
  readonly slug: string;
  readonly title: string;
  readonly body: string;
  readonly sections: readonly (
    | { readonly kind: 'rich-text'; readonly body: string }
    | { readonly kind: 'call-to-action'; readonly title: string; readonly buttonText: string; readonly url: string }
    | {
        readonly kind: 'place';
        readonly title: string;
        readonly address: string;
        readonly hours: string;
        readonly url: string;
        readonly image: { readonly image: string; readonly alt: string };
      }
  )[];
  readonly seo: { readonly metaTitle: string; readonly metaDescription: string } | null;
};

/** Words beside the picture. */
export type SeedCaption = {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly tone: 'indigo' | 'turmeric' | 'green';
  readonly showsPrice: boolean;
};

/** `title` is read instead of a picture without caption. */
export type SeedSlide = {
  readonly image: string;
  readonly title: string;
  readonly link: string | null;
  readonly caption: SeedCaption | null;
};

export type SeedFooterBanner = SeedSlide & { readonly startDate: string | null; readonly endDate: string | null };

export type SeedBanner = {
  readonly slug: string;
  readonly name: string;
  readonly type: 'SLIDER' | 'POPUP' | 'FLOATING';
  readonly media: readonly SeedSlide[];
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** A domain, or null. */
  readonly site: string | null;
};
