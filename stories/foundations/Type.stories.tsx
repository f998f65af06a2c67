import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { Text } from '../../design-system/primitives/text/Text.tsx'
import { vars } from '../../design-system/tokens/vars.ts'
import { TypeSample } from './Foundations.styles.ts'

const meta = preview.meta({ title: 'Foundations/Type' })

/** Every style on Latin, Cyrillic, a currency sign and digits, as they meet in the product. */
export const Styles = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="3">
      {Object.entries(vars.type).map(([name, style]) => (
        <div key={name}>
          <Text size="caption" tone="secondary">
            {name}
          </Text>
          <TypeSample style={{ font: style.font, letterSpacing: style.tracking }}>
            Release ₦250,000.50 · Отпустить 0,0085 BTC
          </TypeSample>
        </div>
      ))}
    </Stack>
  ),
})

/** The family that the browser really draws a text with can't be asked: a fallback would give it another width. */
export const FontsAreOurs = meta.story({
  render: () => (
    <Stack align="start">
      <span data-text style={{ fontFamily: vars.font.family.sans }}>
        Hamburg ₦₽₴₿ Ёжик
      </span>
      <span data-text style={{ fontFamily: 'system-ui, sans-serif' }}>
        Hamburg ₦₽₴₿ Ёжик
      </span>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await Promise.all(
      ['Hamburg', '₦₽₴₿', 'Ёжик'].map(text => document.fonts.load('400 14px "IBM Plex Sans Variable"', text)),
    )
    const [ours, system] = canvas
      .getAllByText(/Hamburg/)
      .map(element => element.getBoundingClientRect().width)
    await expect(ours).not.toBe(system)
    for (const text of ['Hamburg', '₦₽₴₿', 'Ёжик']) {
      await expect(document.fonts.check('400 14px "IBM Plex Sans Variable"', text)).toBe(true)
    }
  },
})
