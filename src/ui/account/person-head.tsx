import type { ReactNode } from 'react';
import type { AccountView } from '#core/account/account.ts';
import { Avatar } from '#ui/blocks/person/avatar.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { memberLevels, overviewText } from './messages.vi.ts';

export function PersonHead({
  account: { person, username },
  action,
}: {
  readonly account: AccountView;
  readonly action: ReactNode;
}) {
  const level = memberLevels[person.memberLevel];
  return (
    <Card padded as="section" labelledBy="person">
      <div className={layout.flow}>
        <Avatar name={person.fullName} path={person.avatarPath} size="l" />
        <div className={layout.grow}>
          <h2 id="person" className={layout.title}>
            {person.fullName}
          </h2>
          <p className={layout.quiet}>
            {overviewText.username}: {username}
          </p>
          {level === undefined ? null : <Badge tone="primary">{level}</Badge>}
        </div>
        {action}
      </div>
    </Card>
  );
}
