import type { Plugin } from '@terrazzo/parser'
import { isThemed } from './customProperty.ts'
import { plainValue, type PlainValue } from './plainValue.ts'
import { changedBy, tokensOf, type Choice, type ReadTokens } from './readTokens.ts'

type Values = Record<string, PlainValue>

/** Every axis but the theme: what it changes, as usual and otherwise. */
const axes = { density: ['usual', 'compact'], screen: ['wide', 'phone'], motion: ['full', 'still'] } as const

const themes = ['light', 'dark', 'light-more', 'dark-more'] as const

const valuesOf = (read: ReadTokens, choice: Choice, isWanted: (id: string) => boolean): Values =>
  Object.fromEntries(tokensOf(read, choice, isWanted).map(token => [token.id, plainValue(token)]))

/** What a shell that is no web page reads: `base`, and one set of each axis over it. */
function nativeValues(read: ReadTokens): object {
  const sets = Object.entries(axes).map(([axis, choices]) => {
    const changed = new Set(changedBy(read, { [axis]: choices[1] }))
    return [
      axis,
      Object.fromEntries(
        choices.map(choice => [choice, valuesOf(read, { [axis]: choice }, id => changed.has(id))]),
      ),
    ]
  })
  return {
    base: valuesOf(read, {}, id => !isThemed(id)),
    theme: Object.fromEntries(themes.map(theme => [theme, valuesOf(read, { theme }, isThemed)])),
    ...Object.fromEntries(sets),
  }
}

/** Writes `native.json`. */
export const native = (read: ReadTokens): Plugin => ({
  name: 'souk-native',
  build({ outputFile }) {
    outputFile('native.json', JSON.stringify(nativeValues(read), null, 2))
  },
})
