/** A mail or SMS; times in ms since 1970 UTC. Contents are not told, because they hold codes and links. */
export type MailRow = {
  readonly id: string;
  /** What it is about, in words. */
  readonly name: string;
  /** '' once it is sent, like the recipient. */
  readonly subject: string;
  readonly to: string;
  readonly channel: 'email' | 'sms';
  readonly state: 'waiting' | 'sent' | 'dead';
  readonly tries: number;
  /** Why the last try did not succeed; '' for nothing. */
  readonly error: string;
  readonly createdAt: number;
  readonly decidedAt: number | null;
  readonly mayRetry: boolean;
};

/** A kind of mail with invented data. */
export type MailSampleRow = {
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  /** '' where no SMS is sent. */
  readonly sms: string;
};

export type MailSampleRecord = MailSampleRow & { readonly text: string };
