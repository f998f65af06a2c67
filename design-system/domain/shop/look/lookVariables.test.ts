import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../../tokens/contrast.ts'
import { hoveredButton, lookVariables } from './lookVariables.ts'
import { panelColours } from './panelColours.ts'

const yellow = '#ffe066'
const look = {
  style: {
    textColor: '#13171d',
    backgroundColor1: '#c7cdfd',
    backgroundColor2: '#cea3fa',
    buttonTextColor: '#ffffff',
    buttonBackgroundColor: '#2e4bc2',
    background: null,
  },
  colors: {
    text: yellow,
    primary: yellow,
    primaryDisabled: yellow,
    additional: yellow,
    success: yellow,
    fail: yellow,
    warning: yellow,
  },
}
const picture = { url: '', thumbnailUrl: '', width: 1, height: 1, name: 'a.png', size: 1 }

describe('the variables of a look', () => {
  it('gives each store colour for each theme, readable on its panel', () => {
    const variables = lookVariables(look)
    expect(variables['--merchant-success-dark']).toBe(yellow)
    const light = variables['--merchant-text-light'] ?? ''
    expect(contrastRatio(light, panelColours.light)).toBeGreaterThanOrEqual(4.5)
    expect(variables['--merchant-primaryDisabled-light']).toBe(yellow)
    expect(variables['--merchant-picture']).toBe('none')
  })

  it('lets no address of a picture leave its string', () => {
    const style = { ...look.style, background: { ...picture, url: '/files/a"); color: red; (".png' } }
    expect(lookVariables({ ...look, style })['--merchant-picture']).toBe(
      'url("/files/a%22); color: red; (%22.png")',
    )
  })

  it.each([
    ['#ffffff', '#767676'],
    ['#000000', '#757575'],
    ['#ffffff', '#2e4bc2'],
  ])(
    'keeps the label %s of a button of %s readable under a pointer',
    (buttonTextColor, buttonBackgroundColor) => {
      const hovered = hoveredButton({ ...look.style, buttonTextColor, buttonBackgroundColor })
      expect(hovered).not.toBe(buttonBackgroundColor)
      expect(contrastRatio(hovered, buttonTextColor)).toBeGreaterThanOrEqual(4.5)
    },
  )
})
