import { describe, expect, it } from 'vitest'
import { parseThemePreference, resolveTheme } from './theme.ts'

describe('theme preference', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'system'],
    ['solarized', 'system'],
    [null, 'system'],
    [undefined, 'system'],
  ])('reads %s as %s', (stored, preference) => {
    expect(parseThemePreference(stored)).toBe(preference)
  })

  it.each([
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ] as const)('%s on a device with dark=%s shows %s', (preference, deviceIsDark, theme) => {
    expect(resolveTheme(preference, deviceIsDark)).toBe(theme)
  })
})
