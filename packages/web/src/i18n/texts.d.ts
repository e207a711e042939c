/** The texts of the page. The build defines them. */
declare const __TEXTS__: Readonly<
  Record<'en' | 'de', Readonly<Record<'start' | 'match' | 'others', string>>>
>;
