/** The texts of the page, which the build defines. */
declare const __TEXTS__: Readonly<
  Record<'en' | 'de', Readonly<Record<'start' | 'match' | 'others', string>>>
>;
