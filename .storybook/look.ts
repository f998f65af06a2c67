import type { ThemeVars } from 'storybook/theming'
import { create } from 'storybook/theming/create'
import type { Theme } from '../design-system/theme/theme.ts'
import { tokenValue } from '../design-system/tokens/tokenValue.ts'
import { themeChoiceOf } from '../stories/support/view/themeChoices.ts'

/** What the toolbar says, as Storybook tells it. */
export interface ToldGlobals {
  readonly globals: Readonly<Record<string, unknown>>
}

/** The theme of what surrounds the stories, for a choice of the toolbar. */
export const themeOf = (said: unknown): Theme => themeChoiceOf(said).theme

function lookOf(theme: Theme): ThemeVars {
  const colour = (name: string) => String(tokenValue(`semantic.${name}`, theme))
  const size = (name: string) => Number(tokenValue(name))
  const fonts = (name: string) => (tokenValue(`font.family.${name}`) as string[]).join(', ')
  return create({
    base: theme,
    brandTitle: 'Souk design system',
    brandTarget: '_self',
    colorPrimary: colour('accent.solid'),
    colorSecondary: colour('accent.solid'),
    appBg: colour('surface.page'),
    appContentBg: colour('surface.card'),
    appPreviewBg: colour('surface.card'),
    appHoverBg: colour('surface.hover'),
    appBorderColor: colour('border.default'),
    appBorderRadius: size('radius.m'),
    fontBase: fonts('sans'),
    fontCode: fonts('mono'),
    textColor: colour('text.primary'),
    textInverseColor: colour('text.inverse'),
    textMutedColor: colour('text.secondary'),
    barTextColor: colour('text.secondary'),
    barHoverColor: colour('accent.text'),
    barSelectedColor: colour('accent.text'),
    barBg: colour('surface.card'),
    buttonBg: colour('surface.muted'),
    buttonBorder: colour('border.default'),
    booleanBg: colour('surface.muted'),
    booleanSelectedBg: colour('surface.card'),
    inputBg: colour('surface.card'),
    inputBorder: colour('border.strong'),
    inputTextColor: colour('text.primary'),
    inputBorderRadius: size('radius.s'),
  })
}

/** How Storybook itself looks in each theme, in the colours and type of what it shows. */
export const looks: Readonly<Record<Theme, ThemeVars>> = { light: lookOf('light'), dark: lookOf('dark') }
