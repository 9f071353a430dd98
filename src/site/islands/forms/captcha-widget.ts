import { PROVIDER_SCRIPTS, type CaptchaSettings } from '../../../captcha/index.ts';

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

/** A provider's widget in the page: its token now (empty: not yet), and a new start. */
export interface CaptchaWidget {
  token(): string;
  reset(): void;
}

const GLOBALS = { recaptcha: 'grecaptcha', turnstile: 'turnstile', hcaptcha: 'hcaptcha' } as const;

/** How often it is looked whether the provider's script is ready, milliseconds. */
const LOOK_AGAIN = 50;

/** Loads the provider's script and draws its widget. Rejects when the script cannot be loaded. */
export async function showWidget(
  place: HTMLElement,
  settings: CaptchaSettings,
  language: string,
): Promise<CaptchaWidget> {
  const provider = await loadProvider(settings.provider as keyof typeof GLOBALS, language);
  let token = '';
  const clear = () => void (token = '');
  const widget = provider.render(place, {
    sitekey: settings.siteKey,
    callback: (made) => void (token = made),
    'expired-callback': clear,
    'error-callback': clear,
  });
  return {
    token: () => token,
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
    const look = () => {
      const provider = found();
      if (!provider?.render && !provider?.ready) setTimeout(look, LOOK_AGAIN);
      else if (name === 'recaptcha' && provider.ready) provider.ready(() => resolve(provider));
      else resolve(provider);
    };
    if (found()) return look();
    const script = document.createElement('script');
    script.src = `${PROVIDER_SCRIPTS[name] ?? ''}&hl=${language}`;
    script.async = true;
    script.addEventListener('load', look);
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${name} could not be loaded`));
    });
    document.head.append(script);
  });
}
