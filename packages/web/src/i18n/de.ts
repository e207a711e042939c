const files = import.meta.glob<string>(
  ['../../../messages/ftl/de/*.ftl', '!../../../messages/ftl/de/{cli,cli-online,server,solve}.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export const sources: readonly string[] = Object.values(files);
