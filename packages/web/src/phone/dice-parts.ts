/* In place of the package of dice on the phone page, which checks no proofs. */
export { clientCommitmentOf } from '../../../dice/src/committed.ts';
export { seededDice } from '../../../dice/src/seeded.ts';
