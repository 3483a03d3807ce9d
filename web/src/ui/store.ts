// What this browser remembers; where storage is blocked it remembers until the page is closed.
const memory = new Map<string, string>();

export let blocked = false;

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`orleans.${key}`) ?? memory.get(key) ?? null;
  } catch {
    blocked = true;
    return memory.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(`orleans.${key}`, value);
  } catch {
    blocked = true;
  }
}
