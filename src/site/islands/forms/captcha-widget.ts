import { CAPTCHA_FIELD, PROVIDER_SCRIPTS, type CaptchaSettings } from '../../../captcha/index.ts';
import type { Proof } from './captcha.ts';

/** What the three providers' scripts have in common. */
interface Provider {
  ready?: (then: () => void) => void;
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number | string;
  reset(widget: number | string): void;
}

/** A provider's widget in the page: the proof that it has now, or null while a person has to do something; a new start. */
export interface CaptchaWidget {
  proof(): Proof | null;
  reset(): void;
}

const GLOBALS = { recaptcha: 'grecaptcha', turnstile: 'turnstile', hcaptcha: 'hcaptcha' } as const;

/** How often it is looked whether the provider's script is ready, milliseconds. */
const LOOK_AGAIN = 50;

/** How often at most: for ten seconds. */
const LOOKS = 200;

/** Loads the provider's script and draws its widget. Rejects when the script cannot be loaded, or brings nothing. */
export async function showWidget(
  place: HTMLElement,
  settings: CaptchaSettings,
  language: string,
): Promise<CaptchaWidget> {
  const provider = await loadProvider(settings.provider as keyof typeof GLOBALS, language);
  let proof: Proof | null = null;
  const clear = () => void (proof = null);
  const widget = provider.render(place, {
    sitekey: settings.siteKey,
    callback: (token) => void (proof = { [CAPTCHA_FIELD]: token }),
    'expired-callback': clear,
    // What comes without a proof the server refuses, and asks what a person can always answer.
    'error-callback': () => void (proof = {}),
  });
  return {
    proof: () => proof,
    reset() {
      clear();
      provider.reset(widget);
    },
  };
}

function loadProvider(name: keyof typeof GLOBALS, language: string): Promise<Provider> {
  const found = () =>
    (globalThis as Record<string, unknown>)[GLOBALS[name]] as Provider | undefined;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      script.remove();
      reject(new Error(`${name} could not be loaded`));
    };
    const look = (left = LOOKS) => {
      const provider = found();
      if (!provider?.render && !provider?.ready) {
        if (left) setTimeout(look, LOOK_AGAIN, left - 1);
        else giveUp();
      } else if (name === 'recaptcha' && provider.ready) provider.ready(() => resolve(provider));
      else resolve(provider);
    };
    if (found()) return look();
    script.src = `${PROVIDER_SCRIPTS[name] ?? ''}&hl=${language}`;
    script.async = true;
    script.addEventListener('load', () => look());
    script.addEventListener('error', giveUp);
    document.head.append(script);
  });
}
