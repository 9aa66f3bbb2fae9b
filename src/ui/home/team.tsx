import type { Author } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import { AuthorPicture } from '#ui/blocks/author-picture.tsx';
import { Card } from '#ui/kit/card.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { Link } from '#ui/navigation/link.tsx';
import styles from './home-parts.module.css';
import { homeParts } from './messages.vi.ts';

/** People with their roles and articles; nothing when there are none. [ROUTE-01] */
export function Team({ people }: { readonly people: readonly Author[] | null }) {
  if (people === null || people.length === 0) return null;
  return (
    <section className={classes(layout.sec, layout.secBand)} aria-labelledby="doi-ngu">
      <div className={layout.wrap}>
        <div className={layout.secHead}>
          <div>
            <h2 id="doi-ngu">{homeParts.team}</h2>
            <p>{homeParts.teamLead}</p>
          </div>
        </div>
        <ul className={classes(layout.cols4, styles.row)}>
          {people.map((person) => (
            <li key={person.id}>
              <Person person={person} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Person({ person }: { readonly person: Author }) {
  return (
    <Card padded className={styles.person}>
      <AuthorPicture author={person} size="l" />
      <div>
        <h3>
          <Link href={paths.author(person.id)}>{person.name}</Link>
        </h3>
        {person.jobTitle === null ? null : <p>{person.jobTitle}</p>}
      </div>
    </Card>
  );
}
