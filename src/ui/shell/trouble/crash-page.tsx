import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';
import { crash } from './crash.vi.ts';

/** When even the shell fails to render. [ROUTE-46] */
export function CrashPage() {
  return (
    <main id="main">
      <Crash />
    </main>
  );
}

/** For bugs: a plain message with a link to the home page. Needs no data. */
export function Crash() {
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <h1>{crash.title}</h1>
      <p>{crash.sentence}</p>
      <div className={layout.toolbar}>
        <a href="/">{crash.home}</a>
        {/* A form, because the script may be what fails; without it the query is lost. */}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            window.location.reload();
          }}
        >
          <Button type="submit">{crash.retry}</Button>
        </form>
      </div>
    </div>
  );
}
