import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { SavingState } from './SavingState.tsx'
import type { SavingStatus } from './savingStatus.ts'
import { Anchored, CardHead } from './SettingCard.styles.ts'
import { sectionId } from './settingSection.ts'
import type { SettingSection } from './settingSection.ts'

interface SettingCardProps {
  section: SettingSection
  /** How its changes stand; left out where nothing saves by itself. */
  saving?: { readonly status: SavingStatus; readonly onRetry: () => void } | undefined
  children: ReactNode
}

/** One part of the settings: what it is about, whether it is saved, and its fields. */
export function SettingCard({ section, saving, children }: SettingCardProps) {
  const t = useT('setting')
  const id = sectionId(section)
  return (
    <Anchored id={id}>
      <Card as="section" aria-labelledby={`${id}-title`} gap="5">
        <CardHead>
          <Heading level={2} id={`${id}-title`}>
            {t(`section.${section}.title`)}
          </Heading>
          {saving !== undefined && <SavingState {...saving} />}
          <Text as="p" tone="secondary">
            {t(`section.${section}.lead`)}
          </Text>
        </CardHead>
        {children}
      </Card>
    </Anchored>
  )
}
