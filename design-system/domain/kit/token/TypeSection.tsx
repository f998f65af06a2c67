import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { vars } from '../../../tokens/vars.ts'
import { customPropertyOf } from './customPropertyOf.ts'
import { StyleRow, StyleSample } from './Type.styles.ts'
import { shortFont } from './shortFont.ts'
import { useTokenValues } from './useTokenValues.ts'

const styles = Object.values(vars.type)
const fonts = styles.map(({ font }) => font)

type SampleName = 'headline' | 'amount' | 'code' | 'text'

/** What a style is for tells what it shows. */
function sampleFor(name: string): SampleName {
  if (/^(?:display|title)/.test(name)) return 'headline'
  if (/^(?:amount|digit)/.test(name)) return 'amount'
  return name.startsWith('code') ? 'code' : 'text'
}

/** Every style of type, as it is on this screen. */
export function TypeSection() {
  const t = useT('uiKit')
  const values = useTokenValues(fonts)
  return (
    <Card as="ul" padding="none">
      {styles.map(({ font, tracking }) => {
        const name = customPropertyOf(font).replace('--type-', '')
        return (
          <StyleRow key={name}>
            <Text size="code" tone="secondary">
              {name}
            </Text>
            <StyleSample style={{ font, letterSpacing: tracking }}>
              {t(`type.${sampleFor(name)}`)}
            </StyleSample>
            <Text size="caption" tone="secondary">
              {shortFont(values.get(font) ?? '')}
            </Text>
          </StyleRow>
        )
      })}
    </Card>
  )
}
