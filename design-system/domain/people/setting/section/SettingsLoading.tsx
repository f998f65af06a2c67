import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { SettingCardLoading } from './SettingCardLoading.tsx'
import type { SettingSection } from './settingSection.ts'
import { SettingsSections } from './SettingsSections.tsx'

interface SettingsLoadingProps {
  sections: readonly SettingSection[]
  title?: string | undefined
}

/** The settings while they are coming: the index is there already, the cards have their places. */
export function SettingsLoading({ sections, title }: SettingsLoadingProps) {
  const t = useT('setting')
  return (
    <SettingsSections sections={sections} title={title}>
      <Loading label={t('loading')}>
        <Stack gap="4">
          {sections.slice(0, 3).map(section => (
            <SettingCardLoading key={section} />
          ))}
        </Stack>
      </Loading>
    </SettingsSections>
  )
}
