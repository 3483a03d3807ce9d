// What the first page says, and the server's nouns.
export const files = import.meta.glob<string>(['../{i18n,pages,table}/fr.ftl', '../boxes/*/fr.ftl', '../../../src/orleans/boxes/*/fr.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
