// The log as people read it: what chance does several times in a row is one line.
import type { LogLine } from '../../api/types';

/** "Out of the bag: Knight, Farmer 2" instead of three lines; the version is that of the last. */
export function summed(lines: readonly LogLine[]): LogLine[] {
  const found: LogLine[] = [];
  let names: string[] = [];
  for (const line of lines) {
    const [head = '', name] = split(line.words);
    const last = found.at(-1);
    const goesOn = last && last.seat === null && line.seat === null && name !== undefined && split(last.words)[0] === head;
    if (!goesOn || verb(last) !== verb(line)) {
      found.push(line);
      names = name === undefined ? [] : [name];
      continue;
    }
    names.push(name);
    const results = [...last.results, ...line.results];
    found[found.length - 1] = { ...line, words: `${head}: ${counted(names)}`, results };
  }
  return found;
}

/** What a line brought about, in words. */
export function resultsOf(line: LogLine): string[] {
  return line.results.map((result) => result.words).filter((words) => words !== '');
}

function split(words: string): [string, string | undefined] {
  const at = words.indexOf(': ');
  return at < 0 ? [words, undefined] : [words.slice(0, at), words.slice(at + 2)];
}

function verb(line: LogLine): string {
  return line.move.split(' ', 1)[0] ?? '';
}

function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}
