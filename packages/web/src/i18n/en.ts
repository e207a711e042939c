const files = import.meta.glob<string>(
  ['../../../messages/ftl/en/*.ftl', '!../../../messages/ftl/en/{cli,cli-online,server,solve}.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export const sources: readonly string[] = Object.values(files);
