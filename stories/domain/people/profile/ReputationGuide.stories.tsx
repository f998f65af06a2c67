import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ReputationGuide } from '../../../../design-system/domain/people/profile/ReputationGuide.tsx'
import { usualRules } from '../../../../design-system/locales/rules.ts'
import { speakRules } from '../../../../design-system/locales/ruleWords.ts'
import { reputationParts } from '../../../../design-system/domain/people/profile/reputationPart.ts'
import { expectLink } from '../../../support/plays.ts'

const meta = preview.meta({ title: 'Domain/Profile/ReputationGuide', component: ReputationGuide })

/** Every part has an address of its own, so that each word of a profile can lead to its explanation. */
export const States = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const part of reputationParts) await expect(canvasElement.querySelector(`#${part}`)).toBeVisible()
    await expectLink(canvas, 'What blocking does', '#blocking')
  },
})

/** The service publishes other rules while somebody reads: the page says those. */
export const OtherRules = meta.story({
  play: async ({ canvas, loaded }) => {
    const { i18n } = loaded as { i18n: Parameters<typeof speakRules>[0] }
    const { reputation } = usualRules
    await expect(canvas.getByText(/Above 20% the profile/)).toBeVisible()
    speakRules(i18n, { ...usualRules, reputation: { ...reputation, cancelledPercent: 35 } })
    await waitFor(async () => expect(canvas.getByText(/Above 35% the profile/)).toBeVisible())
    // The words are those of every story.
    speakRules(i18n, usualRules)
    await waitFor(async () => expect(canvas.getByText(/Above 20% the profile/)).toBeVisible())
  },
})

/** How reputation works, as Russian prose with its index. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
