// What the Fluent files of a folder say: their messages, and what each wants to know.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { FluentResource, type Message } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export const SRC = join(import.meta.dirname, '../src');

type Pattern = Message['value'];
type Kind = 'Inflected' | 'Value' | 'number';
interface Node {
  type?: string;
  name?: string;
  selector?: Node;
  variants?: { key: { value: unknown }; value: Pattern }[];
  args?: Node[];
}

/** The folders with texts. */
export function folders(root = SRC): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('en.ftl'))
    .map((path) => dirname(join(root, path)))
    .sort();
}

export function fileOf(folder: string, language: string): string {
  return readFileSync(join(folder, `${language}.ftl`), 'utf8');
}

/** The messages and their attributes as they stand in the text, whether they can be read or not. */
export function written(text: string): string[] {
  let message = '';
  return text.split('\n').flatMap((line) => {
    const [, name, attribute] = /^(?:([a-zA-Z][\w-]*)| +\.([a-zA-Z][\w-]*)) *=/.exec(line) ?? [];
    message = name ?? message;
    return name ? [name] : attribute ? [`${message}.${attribute}`] : [];
  });
}

/** Every message that can be read, with its pattern. */
export function patterns(text: string): Map<string, Pattern> {
  const found = new Map<string, Pattern>();
  for (const { id, value, attributes } of new FluentResource(text).body) {
    found.set(id, value);
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, pattern);
  }
  return found;
}

/** What a message wants to know: numbers to count by, names to inflect, or anything. */
export function wanted(pattern: Pattern): Map<string, Kind> {
  const found = new Map<string, Kind>();
  const put = (node: Node, kind: Kind) => {
    if (node.type !== 'var' || !node.name) return;
    if (kind !== 'Value' || !found.has(node.name)) found.set(node.name, kind);
  };
  const walk = (nodes: readonly unknown[]) => {
    for (const node of nodes as Node[]) {
      put(node, 'Value');
      for (const arg of node.args ?? []) put(arg, node.name === 'NUMBER' ? 'number' : node.name === 'NAME' || node.name === 'GENDER' ? 'Inflected' : 'Value');
      walk(node.args ?? []);
      if (!node.selector) continue;
      walk([node.selector]);
      if (node.variants?.some(({ key }) => key.value === 'one' || typeof key.value === 'number')) put(node.selector, 'number');
      for (const variant of node.variants ?? []) walk(Array.isArray(variant.value) ? variant.value : []);
    }
  };
  walk(Array.isArray(pattern) ? pattern : []);
  return found;
}

/** A language may only count by or inflect what another just says. */
function strictest(needs: Map<string, Kind>[]): Record<string, Kind> {
  const found: Record<string, Kind> = {};
  for (const [name, kind] of needs.flatMap((one) => [...one])) if (kind !== 'Value' || !found[name]) found[name] = kind;
  return found;
}

/** The module that tells the compiler which messages there are. */
export function keysModule(folder: string): string {
  const files = LANGUAGES.map((language) => patterns(fileOf(folder, language)));
  const said = [...(files[0]?.keys() ?? [])].map((key) => {
    const needs = Object.entries(strictest(files.map((file) => wanted(file.get(key) ?? null)))).map(([name, kind]) => `${name}: ${kind}`).join('; ');
    return `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${needs ? `{ ${needs} }` : 'null'};\n`;
  });
  const used = ['Inflected', 'Value'].filter((kind) => said.some((line) => line.includes(`: ${kind}`)));
  const path = relative(folder, join(SRC, 'i18n/speaker'));
  const imports = used.length ? `import type { ${used.join(', ')} } from '${path.startsWith('.') ? path : `./${path}`}';\n\n` : '';
  return `// Made from the .ftl files by \`npx vitest run -u\`. Do not edit.\n${imports}export interface Keys {\n${said.join('')}}\n`;
}
