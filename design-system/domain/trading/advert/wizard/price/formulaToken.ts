/** What a piece of a formula is, for its colour. Whether the formula is right is the server's to say. */
export const formulaTokenKinds = ['name', 'number', 'operator', 'space', 'other'] as const
export type FormulaTokenKind = (typeof formulaTokenKinds)[number]

export interface FormulaToken {
  readonly kind: FormulaTokenKind
  readonly text: string
}

const pieces =
  /(?<name>[a-z][a-z0-9]*_[a-z0-9]*)|(?<number>\d+(?:\.\d*)?|\.\d+)|(?<operator>[+\-−×÷*/()])|(?<space>\s+)|(?<other>.)/gisu

/** A formula in pieces; joined in order they are the formula as it was typed. */
export const formulaTokens = (formula: string): readonly FormulaToken[] =>
  [...formula.matchAll(pieces)].map(({ 0: text, groups = {} }) => ({
    kind: formulaTokenKinds.find(kind => groups[kind] !== undefined) ?? 'other',
    text,
  }))

/** The name that is being typed at the caret: where it begins and ends, and what of it stands before the caret. */
export function nameAt(formula: string, caret: number): { start: number; end: number; typed: string } | null {
  const before = /[a-z][a-z0-9_]*$/i.exec(formula.slice(0, caret))
  if (!before) return null
  const after = /^[a-z0-9_]*/i.exec(formula.slice(caret))
  return { start: before.index, end: caret + (after?.[0].length ?? 0), typed: before[0] }
}

/** The formula with a name in the place of the one at the caret, and where the caret is then. */
export function withName(formula: string, caret: number, name: string): { formula: string; caret: number } {
  const { start, end } = nameAt(formula, caret) ?? { start: caret, end: caret }
  return { formula: formula.slice(0, start) + name + formula.slice(end), caret: start + name.length }
}
