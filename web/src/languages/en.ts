// What the first page says, and the server's nouns.
export const files = import.meta.glob<string>(['../{i18n,pages,table}/en.ftl', '../boxes/*/en.ftl', '../../../src/orleans/boxes/*/en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
