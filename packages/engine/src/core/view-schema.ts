import {
  anyOf,
  faceSchema,
  listOf,
  oneOf,
  orNull,
  seatNumber,
  strictObjectOf,
  wholeNumber,
} from './schema.ts';

export const facesSchema = listOf(faceSchema);

export const throwOffSchema = strictObjectOf({ seats: listOf(seatNumber), thrown: listOf(facesSchema) });

/** The fields that every view has in addition to its game and its phase. */
export const commonView = {
  step: anyOf(
    strictObjectOf({ kind: oneOf(['throw']), seat: seatNumber, dice: wholeNumber }),
    strictObjectOf({ kind: oneOf(['choose']), seats: listOf(seatNumber) }),
    strictObjectOf({ kind: oneOf(['over']), places: listOf(wholeNumber) }),
  ),
  scores: listOf(wholeNumber),
};

export const seatOrNull = orNull(seatNumber);
