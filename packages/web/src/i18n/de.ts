const files = import.meta.glob<string>(
  ['../../../messages/ftl/de/*.ftl', '!**/cli.ftl', '!**/server.ftl', '!**/solve.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export const sources: readonly string[] = Object.values(files);
