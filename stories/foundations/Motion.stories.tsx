import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Inline } from '../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { Text } from '../../design-system/primitives/text/Text.tsx'
import { vars } from '../../design-system/tokens/vars.ts'
import { Runner } from './Foundations.styles.ts'

const meta = preview.meta({ title: 'Foundations/Motion' })

const { instant, fast, base, slow } = vars.duration

/** The tests run with reduced motion, so every duration of a movement is zero here. */
export const Durations = meta.story({
  render: () => (
    <Stack>
      {Object.entries({ instant, fast, base, slow }).map(([name, duration]) => (
        <Inline key={name} gap="4">
          <Runner
            type="button"
            aria-label={`Run ${name}`}
            style={{ transitionDuration: duration, transitionTimingFunction: vars.easing.out }}
          />
          <Text size="caption">{name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const runner of canvas.getAllByRole('button')) {
      const still = getComputedStyle(runner).transitionDuration === '0s'
      await expect(still).toBe(isReduced)
    }
  },
})
