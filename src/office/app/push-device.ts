import { store, stored } from '../../browser/index.ts';
import type { Api } from '../api.types.ts';
import { OFFICE_PATH } from '../paths.ts';
import { apiOf } from './api.ts';
import { isRefusal } from './call.ts';

const api = apiOf<Api<'push'>>();

/** The id under which the server knows this browser. */
const KEPT = 'sobremesa.office.push';

export type PushState = 'missing' | 'denied' | 'off' | 'on';

/** Whether this browser is told of requests, or could be. */
export function pushState(): PushState {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'missing';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && stored('localStorage', KEPT) ? 'on' : 'off';
}

/** The same once the server has said whether it still knows this browser: it forgets one that its push service refuses. */
export async function askedPushState(): Promise<PushState> {
  if (pushState() === 'on') {
    const { devices } = await api('GET /push');
    const kept = stored('localStorage', KEPT);
    // Or it was told in the name of who was here before.
    if (!devices.some(({ id }) => id === kept)) await unsubscribe();
  }
  return pushState();
}

/** Has this browser told of requests; throws when the browser or its person does not want to. */
export async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { publicKey } = await api('GET /push');
  await navigator.serviceWorker.register(`${OFFICE_PATH}/sw.js`, { scope: OFFICE_PATH });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of before may have ended, or be signed for with another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys } = subscription.toJSON();
  const { id } = await api('POST /push', {
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    },
  });
  store('localStorage', KEPT, id);
}

/** Has this browser told no more, also when the server has forgotten it already; throws when it cannot be asked. */
export async function turnOff(): Promise<void> {
  const id = stored('localStorage', KEPT);
  if (id)
    await api('DELETE /push/:id', { params: { id } }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
  // What the server has forgotten is told nothing, whatever the browser says.
  await unsubscribe().catch(() => undefined);
}

async function unsubscribe(): Promise<void> {
  store('localStorage', KEPT, null);
  const registration = await navigator.serviceWorker.getRegistration(OFFICE_PATH);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
