import { shell } from '#ui/messages/shell.vi.ts';
import styles from './contact-bar.module.css';
import { Icon } from './icon.tsx';
import { ExternalLink } from './link.tsx';

/** Ways to reach a person, at the bottom of every page. */
export function ContactBar({ hotline, zaloUrl }: { readonly hotline: string; readonly zaloUrl: string }) {
  return (
    <nav className={styles.dock} aria-label={shell.contact}>
      <ul>
        <li>
          <a href={`tel:${hotline.replace(/\D/g, '')}`}>
            <Icon name="phone" />
            <span>
              <b>{hotline}</b>
              <small>{shell.contactHotline}</small>
            </span>
          </a>
        </li>
        <li>
          <ExternalLink href={zaloUrl}>
            <Icon name="zalo" />
            <span>
              <b>{shell.contactZalo}</b>
              <small>{shell.contactZaloHint}</small>
            </span>
          </ExternalLink>
        </li>
      </ul>
    </nav>
  );
}
