/* This file replaces the dice package on the phone page, which verifies no proofs. */
export { clientCommitmentOf } from '../../../dice/src/committed.ts';
export { seededDice } from '../../../dice/src/seeded.ts';
