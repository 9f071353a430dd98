/** A status and its text, as EmailJS's own client returns and throws them. */
export class EmailJsStatus extends Error {
  override name = 'EmailJsStatus';
  readonly status: number;
  readonly text: string;
  constructor(status = 0, text = 'Network Error', cause?: unknown) {
    super(`${status} ${text}`, { cause });
    this.status = status;
    this.text = text;
  }
}

/** Values of one parameter that block the email; compared exactly. */
export interface BlockList {
  readonly list: readonly string[];
  readonly watchVariable: string;
}

/** At least `throttle` milliseconds between two sends of the same `id`. */
export interface RateLimit {
  readonly throttle: number;
  readonly id?: string | undefined;
}

/** When each id was last sent, milliseconds since 1970. */
export interface LastSent {
  get(id: string): number | undefined;
  set(id: string, time: number): void;
}

/** How the client tells an automated browser from a person's. */
export interface BrowserSigns {
  readonly webdriver?: boolean | undefined;
  readonly languages?: readonly string[] | undefined;
}

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

export function isAutomated({ webdriver, languages }: BrowserSigns): boolean {
  return webdriver === true || languages === undefined || languages.length === 0;
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

/** Throws when the template parameters are not a plain object. */
export function checkParameters(parameters: unknown): void {
  const prototype: unknown =
    typeof parameters === 'object' && parameters !== null
      ? Object.getPrototypeOf(parameters)
      : undefined;
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError('The template params have to be a plain object');
  }
}

/** Whether the watched parameter has a blocked value. Throws when the block list is malformed. */
export function isBlocked(
  block: BlockList,
  parameters: Readonly<Record<string, unknown>>,
): boolean {
  if (!Array.isArray(block.list)) throw new TypeError('The block list has to be an array');
  if (typeof block.watchVariable !== 'string') {
    throw new TypeError('The watched variable of the block list has to be a string');
  }
  const value = parameters[block.watchVariable];
  return typeof value === 'string' && block.list.includes(value);
}

/**
 * Whether the last send was too recent. If not, this one is recorded as the last, before it is sent,
 * so that a failed one counts too. Throws on malformed limits.
 */
export function isThrottled(limit: RateLimit, last: LastSent, now: number): boolean {
  const { throttle, id = 'default' } = limit;
  if (typeof throttle !== 'number' || !(throttle >= 0)) {
    throw new TypeError('The throttle of the rate limit has to be a non-negative number');
  }
  if (typeof id !== 'string' || id === '') {
    throw new TypeError('The ID of the rate limit has to be a non-empty string');
  }
  const before = last.get(id);
  if (throttle > 0 && before !== undefined && now - before < throttle) return true;
  last.set(id, now);
  return false;
}
