/** The texts of the page, which the build defines. */
declare const __TEXTS__: Readonly<Record<'en' | 'de', { readonly start: string; readonly others: string }>>;
