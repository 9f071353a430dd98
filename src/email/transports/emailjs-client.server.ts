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

/**
 * Makes EmailJS's HTTP call, which sends one email, as its own client does. Rejects with an
 * `EmailJsStatus`.
 */
export async function callEmailJs(
  { baseUrl, publicKey, serviceId, templateId, privateKey }: EmailJsOptions,
  parameters: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<{ status: number; text: string }> {
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
}
