// The towns and connections of the base game, as the server sends them.
import { readFileSync } from 'node:fs';
import type { Components } from '../src/api/types';

const TEXT = readFileSync(new URL('../../src/orleans/boxes/base/facts.toml', import.meta.url), 'utf8');

function sections(kind: string): { id: string; body: string }[] {
  return [...TEXT.matchAll(new RegExp(`^\\[${kind}\\.([\\w-]+)\\]\\n([^[]*(?:\\[[^\\]\\n]*\\][^[]*?)*?)(?=^\\[|^#)`, 'gm'))].map(
    ([, id = '', body = '']) => ({ id, body }),
  );
}

function field(body: string, name: string): string {
  return new RegExp(`\\b${name} = "?([^",}\\n]+)`).exec(body)?.[1] ?? '';
}

/** With all goods that any number of players lays. */
export function componentsIn(language: string): Components {
  const towns = sections('town').map(({ id, body }) => ({
    id,
    name: field(body, language),
    lat: Number(field(body, 'lat')),
    lon: Number(field(body, 'lon')),
  }));
  const connections = sections('connection').map(({ id, body }) => {
    const [, a = '', b = ''] = /towns = \["(.*)", "(.*)"\]/.exec(body) ?? [];
    return { id, a, b, by: field(body, 'by'), spaces: body.includes('second') ? 2 : 1 };
  });
  return { towns, connections } as unknown as Components;
}
