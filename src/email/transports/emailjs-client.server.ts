import {
  checkIdentity,
  checkParameters,
  EmailJsStatus,
  isAutomated,
  isBlocked,
  isThrottled,
  type BlockList,
  type BrowserSigns,
  type LastSent,
  type RateLimit,
} from './emailjs-checks.server.ts';

/** The version of the service's own client that makes the same call. */
const LIB_VERSION = '4.4.1';
const PATH = '/api/v1.0/email/send';
/** The service answers one word; of anything longer, only this many characters are read. */
const LONGEST_ANSWER = 4_096;

export interface EmailJsOptions {
  /** `https://api.emailjs.com`, or a stand-in. */
  readonly baseUrl: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** The service requires it when the call does not come from a browser. */
  readonly privateKey?: string | undefined;
  /** Refuse automated browsers; off unless asked for. */
  readonly blockHeadless?: boolean;
  readonly blockList?: BlockList;
  readonly limitRate?: RateLimit;
  readonly lastSent?: LastSent;
  readonly browser?: BrowserSigns;
  readonly now?: () => number;
}

export interface EmailJsClient {
  /**
   * Sends one email. Rejects with an `EmailJsStatus`, or a `TypeError` that says what is missing
   * or malformed.
   */
  send(
    parameters: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ): Promise<{ status: number; text: string }>;
}

async function readAnswer(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length >= LONGEST_ANSWER) break;
  }
  return text.slice(0, LONGEST_ANSWER);
}

/** Makes EmailJS's HTTP call, after the checks of its own client, in the same order. */
export function createEmailJsClient(options: EmailJsOptions): EmailJsClient {
  const { baseUrl, publicKey, serviceId, templateId, privateKey } = options;
  const { blockHeadless = false, blockList, limitRate, browser = {}, now = Date.now } = options;
  const lastSent = options.lastSent ?? new Map<string, number>();

  function check(parameters: Readonly<Record<string, unknown>>): void {
    if (blockHeadless && isAutomated(browser)) {
      throw new EmailJsStatus(451, 'Unavailable For Headless Browser');
    }
    checkIdentity(publicKey, serviceId, templateId);
    checkParameters(parameters);
    if (blockList && isBlocked(blockList, parameters)) throw new EmailJsStatus(403, 'Forbidden');
    if (limitRate && isThrottled(limitRate, lastSent, now())) {
      throw new EmailJsStatus(429, 'Too Many Requests');
    }
  }

  return {
    async send(parameters, signal) {
      check(parameters);
      const body = JSON.stringify({
        lib_version: LIB_VERSION,
        user_id: publicKey,
        service_id: serviceId,
        template_id: templateId,
        template_params: parameters,
        ...(privateKey !== undefined && { accessToken: privateKey }),
      });
      let response: Response;
      let text: string;
      try {
        response = await fetch(`${baseUrl}${PATH}`, {
          method: 'POST',
          headers: { 'Content-type': 'application/json' },
          body,
          redirect: 'error',
          ...(signal && { signal }),
        });
        text = await readAnswer(response);
      } catch (error) {
        throw new EmailJsStatus(0, 'Network Error', error);
      }
      if (!response.ok) throw new EmailJsStatus(response.status, text);
      return { status: response.status, text };
    },
  };
}
