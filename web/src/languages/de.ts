// What the first page says, and the server's nouns.
export const files = import.meta.glob<string>(['../{i18n,pages,table}/de.ftl', '../boxes/*/de.ftl', '../../../src/orleans/boxes/*/de.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
