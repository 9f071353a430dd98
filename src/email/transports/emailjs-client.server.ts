/** The version of the service's own client that makes the same call. */
const LIB_VERSION = '4.4.1';
const PATH = '/api/v1.0/email/send';
/** The service answers one word; of anything longer, only this many characters are read. */
const LONGEST_ANSWER = 4_096;
const DASHBOARD = 'https://dashboard.emailjs.com/admin';

export interface EmailJsOptions {
  /** `https://api.emailjs.com`, or a stand-in. */
  readonly baseUrl: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** The service requires it when the call does not come from a browser. */
  readonly privateKey?: string | undefined;
}

export interface EmailJsClient {
  /** Sends one email. Rejects with an `EmailJsStatus`, or a `TypeError` that says what is missing. */
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

/** A status and its text, as EmailJS's own client returns and throws them. */
export class EmailJsStatus extends Error {
  override name = 'EmailJsStatus';
  readonly status: number;
  readonly text: string;
  constructor(status: number, text: string, cause?: unknown) {
    super(`${status} ${text}`, { cause });
    this.status = status;
    this.text = text;
  }
}

/** Throws a readable error when one of the three is missing. */
export function checkIdentity(publicKey: unknown, serviceId: unknown, templateId: unknown): void {
  const missing = (value: unknown) => typeof value !== 'string' || value === '';
  if (missing(publicKey)) {
    throw new TypeError(`The public key is required. Visit ${DASHBOARD}/account`);
  }
  if (missing(serviceId)) throw new TypeError(`The service ID is required. Visit ${DASHBOARD}`);
  if (missing(templateId)) {
    throw new TypeError(`The template ID is required. Visit ${DASHBOARD}/templates`);
  }
}

/** Makes EmailJS's HTTP call, as its own client does. */
export function createEmailJsClient(options: EmailJsOptions): EmailJsClient {
  const { baseUrl, publicKey, serviceId, templateId, privateKey } = options;
  return {
    async send(parameters, signal) {
      checkIdentity(publicKey, serviceId, templateId);
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
