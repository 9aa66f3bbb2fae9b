import type { Logo as LogoImage } from '#core/content/content.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { imageUrl } from '#ui/blocks/content/image-url.ts';
import { Link } from '#ui/navigation/link.tsx';
import { shell } from '#ui/shell/messages.vi.ts';

/** CSS pixels. [spec 9, HDR-01] */
const LOGO_WIDTH = 150;

export function Logo({
  logo,
  className,
}: {
  readonly logo: LogoImage | null;
  readonly className?: string | undefined;
}) {
  const { name } = useShop().identity;
  return (
    <Link href="/" className={className} aria-label={shell.homeOf(name)}>
      {logo === null ? (
        <BuiltInLogo name={name} />
      ) : (
        <img src={logoUrl(logo.imagePath)} alt={logo.alt} width={LOGO_WIDTH} height={32} />
      )}
    </Link>
  );
}

/** SVGs are not resized. */
const logoUrl = (path: string): string => (path.endsWith('.svg') ? path : imageUrl(path, LOGO_WIDTH));

function BuiltInLogo({ name }: { readonly name: string }) {
  return (
    <>
      <svg viewBox="0 0 34 30" width="34" height="30" aria-hidden="true">
        <path
          fill="var(--logo-cloud, var(--primary))"
          d="M9.2 28.5A7.7 7.7 0 0 1 7 13.5 10.3 10.3 0 0 1 26.6 11.3 8.7 8.7 0 0 1 25.3 28.5Z"
        />
        <path fill="var(--promo)" d="M12.7 28.5V21.3a4.3 4.3 0 0 1 8.6 0V28.5Z" />
      </svg>
      {name}
    </>
  );
}
