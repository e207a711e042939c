export { type AdviceOf, adviceText, markText } from './advice.ts';
export * from './catalogue.ts';
export { choiceMessage } from './choices.ts';
export * from './language.ts';
export * from './plain.ts';
export * from './rules-page.ts';
export * from './stand-in.ts';
export * from './texts.ts';
export * from './visible.ts';
