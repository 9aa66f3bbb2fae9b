import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import type { FooterBanner } from '#core/content/banner.ts';
import type { FooterLink, Licence } from '#core/content/content.ts';
import type { Shell as ShellContent } from '#core/pages/shell.ts';
import * as paths from '#core/shared/paths.ts';
import { socialNetworkOf } from '#core/shared/shop/social-network.ts';
import { telHref } from '#ui/app/use-hotline.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { imageUrl } from '#ui/blocks/content/image-url.ts';
import { Picture } from '#ui/blocks/content/picture.tsx';
import { classes } from '#ui/kit/css.ts';
import { ExternalLink, Link } from '#ui/navigation/link.tsx';
import { BannerLink } from '#ui/promotion/banner-link.tsx';
import { CaptionedSlide } from '#ui/promotion/captioned-slide.tsx';
import { columnsFor } from '#ui/shell/header/columns.ts';
import { Logo } from '#ui/shell/header/logo.tsx';
import { toPath } from '#ui/shell/header/menu-link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './footer.module.css';
import { footerText } from './footer.vi.ts';

/**
 * Columns in ascending id, licences, banner, copyright, and for browsers without scripts the cart, of which a shared
 * document knows nothing. [FTR-01 to FTR-04]
 */
export default function Footer({ content }: { readonly content: ShellContent }) {
  const { footer, licences, contact, about, footerBanner } = content;
  const { identity } = useShop();
  const columns = [...(footer?.columns ?? [])].sort((a, b) => a.id - b.id);
  return (
    <footer className={classes(layout.screen, styles.foot)}>
      <div className={layout.wrap}>
        <div className={styles.footTop}>
          <div>
            <Logo logo={null} isOnDark className={styles.logo} />
            {about === null ? null : <p className={styles.about}>{about}</p>}
            <p>{footerText.hotline}</p>
            <a className={styles.footHot} href={telHref(contact.hotline)}>
              {contact.hotline}
            </a>
            {contact.hotlineNote === '' ? null : <p>{contact.hotlineNote}</p>}
            {contact.email === null ? null : (
              <p>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </p>
            )}
            {contact.socialUrls.length === 0 ? null : (
              <ul className={layout.chips} aria-label={footerText.social}>
                {contact.socialUrls.map((address) => (
                  <li key={address}>
                    <ExternalLink href={address}>{socialNetworkOf(address)}</ExternalLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {columns.map(({ id, title, links }) => (
            <div key={id}>
              <h2>{title}</h2>
              <List className={styles[`columns${columnsFor(links.length)}`] ?? ''}>
                {links.map((link) => (
                  <li key={link.href + link.title}>
                    <FooterAnchor link={link} />
                  </li>
                ))}
              </List>
            </div>
          ))}
        </div>
        <Divider />
        <div className={classes(layout.between, styles.footMid)}>
          <p>
            {footer?.company}
            {footer?.address ? (
              <>
                <br />
                {footer.address}
              </>
            ) : null}
          </p>
          {licences === null || licences.length === 0 ? null : (
            <ul className={layout.chips} aria-label={footerText.licences}>
              {licences.map((licence) => (
                <li key={licence.url + licence.imagePath + licence.name + licence.number}>
                  {licence.url === '' ? (
                    <LicenceFacts licence={licence} />
                  ) : (
                    <ExternalLink href={licence.url}>
                      <LicenceFacts licence={licence} />
                    </ExternalLink>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        {footerBanner === null ? null : <FooterPicture banner={footerBanner} />}
        <p className={classes(layout.between, styles.footEnd)}>
          <span>{footer?.copyright ?? identity.name}</span>{' '}
          <span className={layout.row}>
            <Link href={paths.cart()}>{footerText.cart}</Link> <Link href={paths.status}>{footerText.status}</Link>{' '}
            <Link href={paths.privacyChoices}>{footerText.privacy}</Link>
          </span>
        </p>
      </div>
    </footer>
  );
}

/** Its picture, and what stands on the paper. */
function LicenceFacts({ licence: { imagePath, alt, name, number, issuer } }: { readonly licence: Licence }) {
  return (
    <>
      {imagePath === null ? null : (
        <img src={licenceImage(imagePath)} alt={alt} width={LICENCE_WIDTH} height={44} loading="lazy" />
      )}
      {name === '' ? null : <span>{footerText.licence(name, number, issuer)}</span>}
    </>
  );
}

const LICENCE_WIDTH = 116;
const licenceImage = (path: string): string => (path.endsWith('.svg') ? path : imageUrl(path, 150));

/** The editors' banner, shown during its window. [FTR-04] */
function FooterPicture({ banner }: { readonly banner: FooterBanner }) {
  return (
    <BannerLink slide={banner} className={styles.footBanner}>
      {banner.caption === null ? (
        <Picture
          image={{ path: banner.imagePath, alt: banner.title, width: 1140, height: 120 }}
          sizes="(max-width: 1180px) calc(100vw - 40px), 1140px"
        />
      ) : (
        <CaptionedSlide {...banner} caption={banner.caption} price={null} as="strip" />
      )}
    </BannerLink>
  );
}

/** http(s) URLs open in a new tab, phone numbers are dialled, other links stay in the shop. [FTR-02] */
function FooterAnchor({ link }: { readonly link: FooterLink }) {
  if (link.kind === 'external') return <ExternalLink href={link.href}>{link.title}</ExternalLink>;
  if (link.kind === 'tel')
    return <a href={link.href.startsWith('tel:') ? link.href : `tel:${link.href}`}>{link.title}</a>;
  return <Link href={toPath(link.href)}>{link.title}</Link>;
}
