export * from './catalogue.ts';
export * from './language.ts';
export * from './plain.ts';
export * from './texts.ts';
