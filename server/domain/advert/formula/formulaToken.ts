/** The operations of a formula, by the sign that stands for them after reading. */
export const operators = ['+', '-', '*', '/'] as const
export type Operator = (typeof operators)[number]

/** A piece of a formula's text. Positions count characters from 1, for people. */
export type Token =
  | { readonly kind: 'number' | 'name'; readonly text: string; readonly position: number }
  | { readonly kind: Operator | '(' | ')'; readonly text: string; readonly position: number }
  | { readonly kind: 'unknown'; readonly text: string; readonly position: number }
  | { readonly kind: 'end'; readonly text: ''; readonly position: number }

/** What people type, and what it means. */
const signs: Readonly<Record<string, Operator | '(' | ')'>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  '×': '*',
  '/': '/',
  '÷': '/',
  '(': '(',
  ')': ')',
}

/** Numbers have at most 12 digits before and after the dot; a longer one is not a number of ours. */
const numberShape = /\d+(?:[.,\w]*)/y
const plainNumber = /^\d{1,12}(?:\.\d{1,12})?$/
const nameShape = /[A-Za-z][A-Za-z0-9_]*/y
const spaces = /\s*/y

/** Cuts a formula into tokens. Never fails: what is none of ours is an `unknown` token; the last one is always `end`. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let at = skip(spaces, text, 0)
  while (at < text.length) {
    const token = tokenAt(text, at)
    tokens.push(token)
    at = skip(spaces, text, at + token.text.length)
  }
  return [...tokens, { kind: 'end', text: '', position: text.length }]
}

function tokenAt(text: string, at: number): Token {
  const position = at + 1
  const number = matchAt(numberShape, text, at)
  if (number) return { kind: plainNumber.test(number) ? 'number' : 'unknown', text: number, position }
  const name = matchAt(nameShape, text, at)
  if (name) return { kind: 'name', text: name, position }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  const sign = Object.hasOwn(signs, character) ? signs[character] : undefined
  return { kind: sign ?? 'unknown', text: character, position }
}

function matchAt(shape: RegExp, text: string, at: number): string | undefined {
  shape.lastIndex = at
  return shape.exec(text)?.[0]
}

const skip = (shape: RegExp, text: string, at: number): number => at + (matchAt(shape, text, at)?.length ?? 0)
