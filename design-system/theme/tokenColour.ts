import { themeSets, tokenValue } from '../tokens/tokenValue.ts'

/**
 * The value of a colour’s token, `semantic.light.text.primary` or `color.ink.900`: a picture has no style sheet that would know it.
 *
 * @throws when there is no such colour
 */
export function tokenColour(name: string): string {
  const [group = '', set, ...rest] = name.split('.')
  const theme = group === 'semantic' ? themeSets.find(known => known === set) : undefined
  const value = tokenValue(theme === undefined ? name : [group, ...rest].join('.'), theme)
  if (typeof value !== 'string') throw new TypeError(`${name} is no colour`)
  return value
}
