export { type AdviceOf, adviceText, markText, reasonText } from './advice.ts';
export { type Balance, balanceText, opponentText } from './balance.ts';
export { type CardCostOf, cardCostTexts } from './cards.ts';
export * from './catalogue.ts';
export * from './language.ts';
export * from './plain.ts';
export { positionNames } from './position-names.ts';
export { ownRules, type PresetTexts, presetTexts, rulesParts } from './presets.ts';
export { reviewStories } from './review-stories.ts';
export { rulesFor, rulesWithoutKeys } from './rules-for.ts';
export * from './rules-page.ts';
export {
  aboutText,
  bustText,
  costOf,
  costText,
  estimateText,
  lossText,
  marginText,
  shareText,
  shownMatches,
  totalText,
  winsInText,
  winsText,
  worthText,
} from './share.ts';
export * from './stand-in.ts';
export * from './texts.ts';
export { scoreText, unitWord } from './unit-word.ts';
export * from './visible.ts';
