import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ColourSection } from '../../../design-system/domain/kit/token/ColourSection.tsx'
import { ContrastCell } from '../../../design-system/domain/kit/token/ContrastCell.tsx'
import { MotionSection } from '../../../design-system/domain/kit/token/MotionSection.tsx'
import { SpaceSection } from '../../../design-system/domain/kit/token/SpaceSection.tsx'
import { TypeSection } from '../../../design-system/domain/kit/token/TypeSection.tsx'
import { vars } from '../../../design-system/tokens/vars.ts'

const meta = preview.meta({
  title: 'Domain/Kit/Tokens',
  component: ColourSection,
  subcomponents: { ContrastCell, MotionSection, SpaceSection, TypeSection },
})

/** Every pair is measured in the theme of the story, and none is below what it needs. */
export const Colour = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('data').length).toBeGreaterThan(50))
    const low = canvasElement.querySelectorAll('[data-low="true"]')
    await expect([...low].map(cell => cell.textContent)).toEqual([])
  },
})

/** A pair that cannot be read says so in words. */
export const BelowItsNeed = meta.story({
  render: () => (
    <ContrastCell
      pair={{ colour: vars.semantic.surface.card, ground: vars.semantic.surface.card, least: 4.5 }}
    >
      Text
    </ContrastCell>
  ),
  // It shows what must not be: axe is right to object.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Below the 4.5 that it needs:' })).toBeVisible()
  },
})

/** Each type style says its weight, size and height of line, as the browser has them. */
export const Type = meta.story({
  render: () => <TypeSection />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('caption')).toBeVisible()
    await expect((await canvas.findAllByText(/^\d{3} \d+\/[\d.]+$/)).length).toBeGreaterThan(10)
  },
})

/** Steps, corners and shadows are drawn by their tokens, with the pixels that these are now. */
export const Space = meta.story({ render: () => <SpaceSection /> })

/** A press sends each to the end of its track. */
export const Motion = meta.story({
  render: () => <MotionSection />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play all' }))
    await expect(canvasElement.querySelectorAll('[data-end="true"]')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Play slow' }))
    await expect(canvasElement.querySelectorAll('[data-end="true"]')).toHaveLength(3)
  },
})
