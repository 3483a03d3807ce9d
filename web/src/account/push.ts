// The browser's side of Web Push: it asks for permission and gives the server an address.
import { ask, post } from '../api/server';

const PATH = '/api/people/me/subscription';

/** Whether this browser takes messages while no page is open. */
export function hasPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Whether the person and the browser agree to messages here. */
export async function switchOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  try {
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const { endpoint, keys } = made.toJSON();
    await post(PATH, { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] });
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
  return true;
}

/** Whether messages come to this browser. */
export async function isOn(): Promise<boolean> {
  const worker = hasPush() ? await navigator.serviceWorker.getRegistration('/') : undefined;
  return Boolean(await worker?.pushManager.getSubscription());
}

export async function switchOff(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await ask('DELETE', PATH);
}
