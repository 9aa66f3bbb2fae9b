import type { Home } from '#core/content/pages.ts';
import styles from '#ui/catalogue/home.module.css';
import { Accordion } from '#ui/kit/accordion.tsx';
import { classes } from '#ui/kit/css.ts';
import { Illustration } from '#ui/kit/illustration.tsx';
import layout from '#ui/kit/layout.module.css';
import { Note } from '#ui/kit/note.tsx';
import { home } from '#ui/messages/home-sections.vi.ts';
import { figuresOf } from './home-figures.ts';

/** What stands below the plans: inside a server, the four steps, questions. */
export default function HomeSections({ data }: { readonly data: Home }) {
  return (
    <>
      <Inside data={data} />
      <Questions faqs={data.faqs} />
    </>
  );
}

function Inside({ data }: { readonly data: Home }) {
  return (
    <section className={classes(layout.sec, layout.secBand)}>
      <div className={classes(layout.wrap, layout.split)}>
        <div className={styles.infra}>
          <Illustration name="inside-server" label={home.insideDrawing} className={styles.illus} />
          <ul>
            {home.layers.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={styles.bigHeading}>{home.inside}</h2>
          <p className={styles.sectionLead}>{home.insideLead}</p>
          <div className={styles.figs}>
            {figuresOf(data).map(({ figure, text }) => (
              <div key={text}>
                <b>{figure}</b>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={classes(layout.wrap, styles.flowSection)}>
        <h2>{home.flow}</h2>
        <ol className={styles.flow}>
          {home.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Questions({ faqs }: { readonly faqs: Home['faqs'] }) {
  return (
    <section className={layout.sec}>
      <div className={classes(layout.wrap, styles.questions)}>
        <div>
          <h2 className={styles.bigHeading}>{home.faq}</h2>
          <p className={styles.sectionLead}>{home.faqLead}</p>
        </div>
        {faqs === null || faqs.length === 0 ? (
          <Note kind="plain">{home.faqMissing}</Note>
        ) : (
          <Accordion items={faqs.map(({ question, answer }) => ({ title: question, body: answer }))} openFirst />
        )}
      </div>
    </section>
  );
}
