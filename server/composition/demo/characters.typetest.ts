import { characters } from './characters.ts'

// A state of a trade without a row does not compile, and neither does a character without one.
const { closed, ...withoutOne } = characters.quick.reactions.buyer
void closed

export const withoutState: typeof characters = {
  ...characters,
  // @ts-expect-error The row of `closed` is missing.
  quick: { ...characters.quick, reactions: { ...characters.quick.reactions, buyer: withoutOne } },
}

const { liar, ...others } = characters
void liar

// @ts-expect-error The liar is missing.
export const withoutCharacter: typeof characters = others
