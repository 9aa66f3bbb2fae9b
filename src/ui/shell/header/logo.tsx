import type { Logo as LogoImage } from '#core/content/content.ts';
import type { ShopLook } from '#core/shared/shop/shop-identity.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { imageUrl } from '#ui/blocks/content/image-url.ts';
import { Link } from '#ui/navigation/link.tsx';
import { shell } from '#ui/shell/messages.vi.ts';

/** CSS pixels. [spec 9, HDR-01] */
const LOGO_WIDTH = 150;

export function Logo({
  logo,
  isOnDark = false,
  className,
}: {
  /** The editors' comes before that of the installation. */
  readonly logo: LogoImage | null;
  /** In both schemes. */
  readonly isOnDark?: boolean;
  readonly className?: string | undefined;
}) {
  const { name, look } = useShop().identity;
  const marks = marksOf(logo, look.logo, isOnDark);
  return (
    <Link href="/" className={className} aria-label={shell.homeOf(name)}>
      {marks === null ? (
        <>
          {look.logo === null ? <DrawnCloud /> : null}
          {name}
        </>
      ) : (
        <>
          <img src={marks.light} alt={logo?.alt ?? name} width={LOGO_WIDTH} height={32} />
          {marks.dark === null ? null : <img src={marks.dark} alt={name} width={LOGO_WIDTH} height={32} />}
        </>
      )}
    </Link>
  );
}

/** Null: the name stands for it. A logo for light grounds may be as dark as the foot of the page. */
const marksOf = (logo: LogoImage | null, own: ShopLook['logo'], isOnDark: boolean): ShopLook['logo'] => {
  if (logo !== null) return { light: logoUrl(logo.imagePath), dark: null };
  if (!isOnDark) return own;
  return own === null || own.dark === null ? null : { light: own.dark, dark: null };
};

/** SVGs are not resized. */
const logoUrl = (path: string): string => (path.endsWith('.svg') ? path : imageUrl(path, LOGO_WIDTH));

function DrawnCloud() {
  return (
    <svg viewBox="0 0 34 30" width="34" height="30" aria-hidden="true">
      <path
        fill="var(--logo-cloud, var(--primary))"
        d="M9.2 28.5A7.7 7.7 0 0 1 7 13.5 10.3 10.3 0 0 1 26.6 11.3 8.7 8.7 0 0 1 25.3 28.5Z"
      />
      <path fill="var(--promo)" d="M12.7 28.5V21.3a4.3 4.3 0 0 1 8.6 0V28.5Z" />
    </svg>
  );
}
