import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  // What the page says of a browser that came with a session: nothing.
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('dispatchEvent', () => true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const ACCOUNT = { id: 'a', name: 'Ana', email: 'ana@example.com', role: 'owner' };

/** A browser that is told of requests: what ends that, there and in what it keeps. */
function told() {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('window', { PushManager: true });
  vi.stubGlobal('Notification', { permission: 'granted' });
  const removeItem = vi.fn<(key: string) => void>();
  const kept = Object.fromEntries(['a', 'b'].map((by) => [`sobremesa.office.typing.${by}.x`, '1']));
  vi.stubGlobal('localStorage', { ...kept, getItem: () => 'phone', setItem() {}, removeItem });
  return { unsubscribe, removeItem };
}

/** Somebody who is at work. */
async function atWork() {
  fetched.mockImplementation(async () => Response.json(ACCOUNT));
  const { createAuthProvider } = await import('./auth-provider.ts');
  const { lastAccount } = await import('./current-account.ts');
  const provider = createAuthProvider(() => undefined);
  await provider.checkAuth({});
  return { provider, lastAccount };
}

it('signs nobody out whom the server did not: the sign-in screen would be shown, and their session left open', async () => {
  const { provider, lastAccount } = await atWork();
  const { unsubscribe, removeItem } = told();
  const offline = () => Promise.reject(new TypeError('no connection'));
  const failed = async () => Response.json({ error: 'failed' }, { status: 500 });
  for (const answer of [offline, failed]) {
    fetched.mockImplementation(answer);
    await expect(provider.logout({})).rejects.toMatchObject({ code: 'stillSignedIn' });
    expect(lastAccount()).toMatchObject({ id: 'a' });
  }
  // And they are told of requests, as they were.
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(removeItem).not.toHaveBeenCalled();
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  await provider.logout({});
  expect(lastAccount()).toBeNull();
});

it('has whoever signs out told of requests at this device no longer, and forgets what they alone typed', async () => {
  const { provider } = await atWork();
  const { unsubscribe, removeItem } = told();
  fetched.mockClear();
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  await provider.logout({});
  const asked = fetched.mock.calls.map(([address]) => address.replace('/api/admin/', ''));
  expect(asked).toEqual(['push/phone', 'auth/sign-out']);
  expect(unsubscribe).toHaveBeenCalledOnce();
  const forgotten = removeItem.mock.calls.map(([key]) => key).filter((key) => /typing/.test(key));
  expect(forgotten).toEqual(['sobremesa.office.typing.a.x']);
});

it('keeps what somebody typed for them alone, whoever signs in when their session has ended', async () => {
  const { provider } = await atWork();
  const { forgetAccount } = await import('./current-account.ts');
  const { keepTyping, keptTyping } = await import('../ui/kept-typing.ts');
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const signIn = (id: string) => {
    fetched.mockImplementation(async () => Response.json({ ...ACCOUNT, id }));
    forgetAccount();
    return provider.checkAuth({});
  };
  keepTyping('note', { values: 'No VAT' });
  await signIn('b');
  expect(keptTyping('note')).toBeNull();
  await signIn('a');
  expect(keptTyping('note')).toMatchObject({ values: 'No VAT' });
});

it('leaves a screen to nobody else who has signed in since, in another tab', async () => {
  const { provider, lastAccount } = await atWork();
  const { lookAgain } = await import('./current-account.ts');
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { assign });
  fetched.mockImplementation(async () => Response.json({ ...ACCOUNT, role: 'editor' }));
  await lookAgain();
  expect(await provider.getPermissions?.({})).toBe('editor');
  fetched.mockImplementation(async () => Response.json({ ...ACCOUNT, id: 'b' }));
  await lookAgain();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/admin');
  expect(lastAccount()).toMatchObject({ id: 'a' });
});

it('does not bring back who has left while it was asked who is there', async () => {
  const { lastAccount } = await atWork();
  const { leaveAccount, lookAgain } = await import('./current-account.ts');
  const look = lookAgain();
  leaveAccount();
  await look;
  expect(lastAccount()).toBeNull();
});

it('has nothing to sign out of once the session is over', async () => {
  const { provider, lastAccount } = await atWork();
  const { forgetAccount } = await import('./current-account.ts');
  forgetAccount();
  fetched.mockImplementation(async () => Response.json({ error: 'signedOut' }, { status: 401 }));
  await expect(provider.checkAuth({})).rejects.toMatchObject({ code: 'signedOut' });
  fetched.mockClear();
  await provider.logout({});
  expect(fetched).not.toHaveBeenCalled();
  expect(lastAccount()).toBeNull();
});
