import { describe, expect, it } from 'vitest'
import { applyContrast, applyDensity, applyTheme, parseThemePreference, resolveTheme } from './theme.ts'

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

describe('what an element shows', () => {
  it('stands in its attributes, and a contrast can be left to the device again', () => {
    const element = { dataset: {} } as HTMLElement
    applyTheme(element, 'dark')
    applyContrast(element, 'more')
    applyDensity(element, 'compact')
    expect(element.dataset).toEqual({ theme: 'dark', contrast: 'more', density: 'compact' })
    applyContrast(element, undefined)
    expect(element.dataset).toEqual({ theme: 'dark', density: 'compact' })
  })
})
