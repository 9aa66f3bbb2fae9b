import { createServer } from 'node:net';

const end = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** Ends this process with a sentence when nothing can listen there. `name` is the setting of the port. */
export const checkPort = (name, text, address) =>
  new Promise((resolve) => {
    const port = Number(text);
    if (!/^\d+$/.test(text) || port > 65_535) end(`${name} must be a number from 0 to 65535, not «${text}».`);
    const probe = createServer();
    probe.once('error', (error) =>
      end(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop what uses it, or set ${name} to another one.`
          : `Port ${port} cannot be used (${error.code}). Set ${name} to another one.`,
      ),
    );
    probe.listen(port, address, () => probe.close(resolve));
  });
