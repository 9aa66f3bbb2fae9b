/** [reCAPTCHA v3] */
type Recaptcha = {
  readonly ready: (then: () => void) => void;
  readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>;
};

declare global {
  /** The script defines it before its load event. */
  var grecaptcha: Recaptcha | undefined;
}

const loaded = new Map<string, Promise<Recaptcha>>();

/** Rejects when the script cannot be loaded. */
export const recaptchaProof = async (siteKey: string): Promise<string> => {
  const script = loaded.get(siteKey) ?? load(siteKey);
  loaded.set(siteKey, script);
  const recaptcha = await script.catch((error: unknown) => {
    loaded.delete(siteKey);
    throw error;
  });
  return recaptcha.execute(siteKey, { action: 'account' });
};

const load = (siteKey: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onerror = () => reject(new Error('reCAPTCHA could not be loaded'));
    script.onload = () => {
      const { grecaptcha } = globalThis;
      if (grecaptcha === undefined) reject(new Error('reCAPTCHA could not be loaded'));
      else grecaptcha.ready(() => resolve(grecaptcha));
    };
    document.head.append(script);
  });
