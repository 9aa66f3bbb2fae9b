import Paper from '@mui/material/Paper';
import { telHref } from '#ui/app/use-hotline.ts';
import { CHAT_LAUNCHER } from '#ui/consent/chat-launcher.ts';
import { setConsentRequest } from '#ui/consent/consent-request.ts';
import { ConsultationLink } from '#ui/consultation/consultation-link.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { ExternalLink } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './contact-bar.module.css';
import { shell } from './messages.vi.ts';

/** [BAR-01] */
export function ContactBar({
  hotline,
  zaloUrl,
  hidden,
  chat,
}: {
  readonly hotline: string;
  /** null: there is none. */
  readonly zaloUrl: string | null;
  readonly hidden: boolean;
  /** `none`: the shop has no chat; `hidden`: not on this page, but its launcher must stay mounted. [CHAT-03] */
  readonly chat: 'none' | 'shown' | 'hidden';
}) {
  return (
    <Paper
      component="nav"
      square
      className={classes(layout.screen, styles.dock)}
      aria-label={shell.contact}
      hidden={hidden}
    >
      <ul>
        <li>
          <a href={telHref(hotline)}>
            <Cell icon="phone" title={hotline} hint={shell.contactHotline} />
          </a>
        </li>
        <li>
          <ConsultationLink>
            <Cell icon="ticket" title={shell.contactRequest} hint={shell.contactRequestHint} />
          </ConsultationLink>
        </li>
        {zaloUrl === null ? null : (
          <li>
            <ExternalLink href={zaloUrl}>
              <Cell icon="zalo" title={shell.contactZalo} hint={shell.contactZaloHint} />
            </ExternalLink>
          </li>
        )}
        {chat === 'none' ? null : (
          <li className={classes(needsScriptClass)} hidden={chat === 'hidden'}>
            <button type="button" onClick={() => setConsentRequest('chat')}>
              <Cell icon="chat" title={shell.contactChat} hint={shell.contactChatHint} />
            </button>
            <span id={CHAT_LAUNCHER} className={styles.launcher} />
          </li>
        )}
      </ul>
    </Paper>
  );
}

function Cell({ icon, title, hint }: { readonly icon: IconName; readonly title: string; readonly hint: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b>{title}</b> <small>{hint}</small>
      </span>
    </>
  );
}
