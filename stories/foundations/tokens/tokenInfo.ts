import { tokenPurposes, tokenUses } from 'virtual:token-uses'
import { customProperty, isThemed } from '../../../design-system/tokens/generate/customProperty.ts'
import { themeSets, tokenNames, tokenSets } from '../../../design-system/tokens/tokenValue.ts'
import type { StoryFileName } from '../../../scripts/tokenUses/uses.ts'

/** A value of a token, and where it holds. */
interface TokenValue {
  readonly where: string
  readonly value: string
}

/** All that the page of tokens says of one. */
export interface TokenInfo {
  readonly name: string
  readonly purpose: string
  readonly property: string
  readonly values: readonly TokenValue[]
  readonly isColour: boolean
  readonly components: readonly string[]
  readonly stories: readonly StoryFileName[]
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const setNames: Readonly<Record<string, string>> = {
  light: 'Light',
  'light-more': 'Light, high contrast',
  dark: 'Dark',
  'dark-more': 'Dark, high contrast',
}

function valuesOf(name: string): readonly TokenValue[] {
  const { base, theme, density, screen, motion } = tokenSets
  if (isThemed(name))
    return themeSets.map(set => ({ where: setNames[set] ?? set, value: shown(theme[set]?.[name]) }))
  const choices = Object.entries({ ...density, ...screen, ...motion })
  const changed = choices.filter(([, values]) => name in values)
  if (changed.length === 0) return [{ where: 'Everywhere', value: shown(base[name]) }]
  return changed.map(([where, values]) => ({ where, value: shown(values[name]) }))
}

/** The first words of the names: `semantic.accent`, `space`. */
export const groupOf = (name: string): string => name.split('.').slice(0, -1).join('.')

export const tokenGroups: readonly string[] = [...new Set(tokenNames.map(groupOf))]

/** Everything about a token, from its files and from the code that uses it. */
export function tokenInfo(name: string): TokenInfo {
  const values = valuesOf(name)
  const uses = tokenUses.tokens[name] ?? { components: [], stories: [] }
  return {
    name,
    purpose: tokenPurposes[name] ?? '',
    property: customProperty(name),
    values,
    isColour: values.every(({ value }) => /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/.test(value)),
    components: uses.components.flatMap(place => tokenUses.components[place] ?? []),
    stories: uses.stories.flatMap(place => tokenUses.stories[place] ?? []),
  }
}
