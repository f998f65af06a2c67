import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Heading } from '../../design-system/primitives/text/Heading.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { Grid } from '../../design-system/primitives/layout/Grid.tsx'
import { contrasts, themes } from '../../design-system/theme/theme.ts'
import { themeSetOf, tokenValue } from '../../design-system/tokens/tokenValue.ts'
import { vars } from '../../design-system/tokens/vars.ts'
import { Swatch, Swatches } from './Foundations.styles.ts'

const meta = preview.meta({ title: 'Foundations/Colour' })

const shown = (value: string) => ({ '--shown': value }) as CSSProperties

/** Every colour by what it means, under the names that components use. */
export const Semantic = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      {Object.entries(vars.semantic).map(([group, tokens]) => (
        <Stack key={group} gap="2">
          <Heading level={2}>{group}</Heading>
          <Swatches>
            {Object.entries(tokens).map(([name, value]) => (
              <Swatch key={name} style={shown(value)}>
                {group}.{name}
              </Swatch>
            ))}
          </Swatches>
        </Stack>
      ))}
    </Stack>
  ),
})

/** One theme inside the other has the same text and ground as a page of it. */
export const ThemesNest = meta.story({
  render: () => (
    <Grid columns="halves">
      {themes.map(theme => (
        <div key={theme} data-theme={theme} style={{ padding: vars.space[4] }}>
          <p>Page in {theme}</p>
          <div data-theme={theme === 'light' ? 'dark' : 'light'} style={{ padding: vars.space[4] }}>
            <p>Inside {theme}, the other one</p>
          </div>
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const coloursOf = (text: string) => {
      const paragraph = canvas.getByText(text)
      const area = paragraph.closest('[data-theme]')
      return [getComputedStyle(paragraph).color, area === null ? '' : getComputedStyle(area).backgroundColor]
    }
    await expect(coloursOf('Inside light, the other one')).toEqual(coloursOf('Page in dark'))
    await expect(coloursOf('Inside dark, the other one')).toEqual(coloursOf('Page in light'))
    await expect(coloursOf('Page in dark')).not.toEqual(coloursOf('Page in light'))
  },
})

/** Contrast and theme are two attributes: either may stand further out, and what is between them changes nothing. */
export const ContrastsNest = meta.story({
  render: () => (
    <Grid columns="halves">
      {themes.flatMap(theme =>
        contrasts.map(contrast => (
          <div key={`${theme} ${contrast}`}>
            <div data-theme={theme === 'light' ? 'dark' : 'light'} data-contrast={contrast}>
              <p data-theme={theme}>{`${theme} in ${contrast}`}</p>
            </div>
            <div data-theme={theme} data-contrast={contrast === 'usual' ? 'more' : 'usual'}>
              <p data-contrast={contrast}>{`${contrast} in ${theme}`}</p>
            </div>
          </div>
        )),
      )}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const inHex = (colour: string) =>
      `#${(colour.match(/\d+/g) ?? []).map(part => Number(part).toString(16).padStart(2, '0')).join('')}`
    for (const theme of themes)
      for (const contrast of contrasts)
        for (const words of [`${theme} in ${contrast}`, `${contrast} in ${theme}`]) {
          const { color } = getComputedStyle(canvas.getByText(words))
          const told = tokenValue('semantic.text.primary', themeSetOf(theme, contrast))
          await expect([words, inHex(color)]).toEqual([words, told])
        }
  },
})
