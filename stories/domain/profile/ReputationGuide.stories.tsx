import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ReputationGuide } from '../../../design-system/domain/profile/ReputationGuide.tsx'
import { reputationParts } from '../../../design-system/domain/profile/reputationPart.ts'

const meta = preview.meta({ title: 'Domain/Profile/ReputationGuide', component: ReputationGuide })

export const States = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const part of reputationParts) await expect(canvasElement.querySelector(`#${part}`)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'What blocking does' })).toHaveAttribute(
      'href',
      '#blocking',
    )
  },
})
export const Russian = meta.story({ globals: { locale: 'ru' } })
