export { type Calibration, calibrated, type Measure } from './calibration.ts';
export { type MatchPlay, matchPlay } from './match-play.ts';
