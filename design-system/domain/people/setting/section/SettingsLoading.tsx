import { useT } from '../../../../locales/useT.ts'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { SettingCardLoading } from './SettingCardLoading.tsx'
import type { SettingSection } from './settingSection.ts'
import { SettingsSections } from './SettingsSections.tsx'

/** The settings while they are coming: the index is there already, the cards have their places. */
export function SettingsLoading({ sections }: { sections: readonly SettingSection[] }) {
  const t = useT('setting')
  return (
    <SettingsSections sections={sections}>
      <Loading label={t('loading')} gap="4">
        {sections.slice(0, 3).map(section => (
          <SettingCardLoading key={section} />
        ))}
      </Loading>
    </SettingsSections>
  )
}
