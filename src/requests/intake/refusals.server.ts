/** Why a post is refused before its fields are looked at, as EmailJS's client does. */
export interface RefusalOptions {
  /** Values that are refused wherever they stand as an email, a name or the client's address. */
  readonly blockList: readonly string[];
  /** Whether browsers that look automated are refused. */
  readonly blockHeadless: boolean;
}

export interface Visit {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly sender: { readonly address: string };
  readonly acceptLanguage: string | null;
}

const WATCHED = ['email', 'firstName', 'lastName', 'name'] as const;

/** The status that refuses a visit, in the order of EmailJS's client: 451, then 403. */
export function createRefusals(options: RefusalOptions) {
  const blocked = new Set(options.blockList.map(plain));
  return (visit: Visit): 403 | 451 | undefined => {
    if (options.blockHeadless && looksAutomated(visit)) return 451;
    return values(visit).some((value) => blocked.has(plain(value))) ? 403 : undefined;
  };
}

/** `navigator.webdriver` as the form's script tells it, or no languages at all. */
function looksAutomated({ fields, acceptLanguage }: Visit): boolean {
  return [true, 'true', 'on', '1'].includes(fields['automated'] as string) || !acceptLanguage;
}

function values({ fields, sender }: Visit): string[] {
  const given = WATCHED.map((name) => fields[name]).filter((value) => typeof value === 'string');
  return [sender.address, `${fields['firstName']} ${fields['lastName']}`, ...given];
}

function plain(value: string): string {
  return value.trim().toLowerCase();
}
