/** What a new password needs (specification, validation rules), in the order in which it is explained. */
export const passwordNeeds = ['length', 'upper', 'lower', 'digit', 'special'] as const
export type PasswordNeed = (typeof passwordNeeds)[number]

const tests = {
  length: /^.{8,}$/su,
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
  digit: /\p{Nd}/u,
  special: /[^\p{L}\p{N}\s]/u,
} as const satisfies Record<PasswordNeed, RegExp>

/** Which needs a password meets so far; all of them is what the rule `password` of forms asks for. */
export const metNeeds = (password: string): readonly PasswordNeed[] =>
  passwordNeeds.filter(need => tests[need].test(password))
