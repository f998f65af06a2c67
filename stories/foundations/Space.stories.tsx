import preview from '../../.storybook/preview.tsx'
import { Inline } from '../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { Text } from '../../design-system/primitives/text/Text.tsx'
import { vars } from '../../design-system/tokens/vars.ts'
import { Corner, Ruler } from './Foundations.styles.ts'

const meta = preview.meta({ title: 'Foundations/Space' })

/** The steps from which all distances are taken, each as long as it is. */
export const Steps = meta.story({
  render: () => (
    <Stack gap="2">
      {Object.entries(vars.space).map(([step, value]) => (
        <Inline key={step} wrap="nowrap">
          <Text size="caption">{step}</Text>
          <Ruler style={{ width: value }} />
        </Inline>
      ))}
    </Stack>
  ),
})

/** The roundings from which all corners are taken, by their names. */
export const Corners = meta.story({
  render: () => (
    <Inline gap="4">
      {Object.entries(vars.radius).map(([name, value]) => (
        <Stack key={name} gap="1">
          <Corner style={{ borderRadius: value }} />
          <Text size="caption">{name}</Text>
        </Stack>
      ))}
    </Inline>
  ),
})
