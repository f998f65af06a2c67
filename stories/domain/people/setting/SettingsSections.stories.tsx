import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AdKindSwitches } from '../../../../design-system/domain/people/setting/market/AdKindSwitches.tsx'
import { AppearanceSettings } from '../../../../design-system/domain/people/setting/AppearanceSettings.tsx'
import { SettingsLoading } from '../../../../design-system/domain/people/setting/section/SettingsLoading.tsx'
import { SettingsSections } from '../../../../design-system/domain/people/setting/section/SettingsSections.tsx'
import { settingSections } from '../../../../design-system/domain/people/setting/section/settingSection.ts'
import type { SettingSection } from '../../../../design-system/domain/people/setting/section/settingSection.ts'
import { expectLink } from '../../../support/plays.ts'

const sections: readonly SettingSection[] = ['appearance', 'adKinds']

const meta = preview.meta({
  title: 'Domain/Setting/SettingsSections',
  component: SettingsSections,
  parameters: { layout: 'fullscreen' },
  args: {
    sections,
    children: (
      <>
        <AppearanceSettings theme="light" onThemeChange={fn()} onLocaleChange={fn()} />
        <AdKindSwitches
          enabled={{ adBuyEnabled: true, adSellEnabled: true, adSwapEnabled: true }}
          onSave={fn(async () => undefined)}
        />
      </>
    ),
  },
})

/** The index leads to each card, and each card is a region with that name. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const index = canvas.getByRole('navigation', { name: 'Sections of the settings' })
    await expect(index).toBeVisible()
    await expectLink(canvas, 'Your ads', '#settings-adKinds')
    await expect(canvas.getByRole('region', { name: 'Your ads' })).toBeVisible()
  },
})
/** Cards without room for an index beside them, in Russian. */
export const Phone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})
/** The index is complete at once, so that only the cards are waited for. */
export const Loading = meta.story({ render: () => <SettingsLoading sections={settingSections} /> })
