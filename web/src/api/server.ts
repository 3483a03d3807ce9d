// Talks to the server: requests that can be repeated safely, and a socket that reconnects.
import type {
  ChatLine,
  ErrorMessage,
  Person,
  Refused,
  SignsMessage,
  State,
  TableInfo,
  TurnMessage,
} from './types';

/** The server said no, with a reason for people and a code for us. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly code: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

/** The server cannot be reached. */
export const GONE = 'gone';

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('', GONE, 0);
  }
  const text = await answer.text();
  if (!answer.ok) {
    let refused: Refused = { error: '', code: answer.status >= 500 ? GONE : 'error' };
    try {
      refused = JSON.parse(text) as Refused;
    } catch {
      // the answer of a proxy, not of our server
    }
    throw new Refusal(refused.error, refused.code, answer.status);
  }
  const json = (answer.headers.get('content-type') ?? '').startsWith('application/json');
  return (json ? JSON.parse(text) : text) as T;
}

type Query = Record<string, unknown>;

/** What was requested before the part of the page that needs it was loaded; for the first to ask. */
const ahead = new Map<string, Promise<unknown>>();

function address(path: string, query: Query): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const tail = new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString();
  return tail ? `${path}?${tail}` : path;
}

export function get<T>(path: string, query: Query = {}): Promise<T> {
  const where = address(path, query);
  const coming = ahead.get(where) as Promise<T> | undefined;
  ahead.delete(where);
  return coming ?? ask<T>('GET', where);
}

/** Request what will be needed first, so that answers do not wait for each other. */
export function askAhead(path: string, query: Query = {}): void {
  const answer = get(path, query);
  answer.catch(() => undefined); // whoever takes it gets the error
  ahead.set(address(path, query), answer);
}

export function post<T>(path: string, body: unknown = undefined): Promise<T> {
  return ask<T>('POST', path, body);
}

/** Try again when the answer got lost: the key makes sure that it happens once. */
export async function postSafely<T>(path: string, body: object, tries = 4): Promise<T> {
  const wish = { ...body, key: newKey() };
  for (let n = 1; ; n++) {
    try {
      return await post<T>(path, wish);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== GONE || n >= tries) throw error;
      await pause(300 * n * n);
    }
  }
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

export async function whoAmI(): Promise<Person | null> {
  try {
    return await get<Person>('/api/people/me');
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    throw error;
  }
}

export type Message =
  | { type: 'state'; state: State }
  | { type: 'table'; table: TableInfo }
  | { type: 'chat'; lines: ChatLine[] }
  | SignsMessage
  | ErrorMessage
  | TurnMessage;

/** A WebSocket that reconnects by itself and says whether it is connected. */
export class TableSocket {
  #socket: WebSocket | null = null;
  #over = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly path: () => string,
    readonly heard: (message: Message) => void,
    readonly connected: (yes: boolean) => void,
  ) {
    this.#open();
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path()}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.connected(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as Message);
    socket.onclose = () => {
      if (this.#over || socket !== this.#socket) return;
      this.connected(false);
      this.#tries = Math.min(this.#tries + 1, 6);
      this.#timer = setTimeout(() => this.#open(), 250 * this.#tries ** 2);
    };
  }

  /** Connect again, for example for another seat. */
  again(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
