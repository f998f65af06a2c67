import { readFileSync } from 'node:fs'
import { tokensIn, type TokenAt } from './tokenTree.ts'

/** Every token of `tokens.json`, in the file's order. */
export function readTokens(file = new URL('../tokens.json', import.meta.url)): readonly TokenAt[] {
  return tokensIn(JSON.parse(readFileSync(file, 'utf8')) as object)
}
