import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { PageTitle } from '../../../page/layout/PageTitle.tsx'
import { sectionId } from './settingSection.ts'
import type { SettingSection } from './settingSection.ts'
import { Cards, Index, IndexLink, SectionsPage, SectionsRoot } from './SettingsSections.styles.ts'
import { useSectionInView } from './useSectionInView.ts'

interface SettingsSectionsProps {
  /** The parts that the page has, in its order. */
  sections: readonly SettingSection[]
  /** The card of each part, in the same order. */
  children: ReactNode
}

/** The page of the settings: its parts as cards, and beside them, where there is room, an index. */
export function SettingsSections({ sections, children }: SettingsSectionsProps) {
  const t = useT('setting')
  const current = useSectionInView(sections)
  return (
    <SectionsPage>
      <PageTitle>{t('title')}</PageTitle>
      <SectionsRoot>
        <Index aria-label={t('index')}>
          <ul>
            {sections.map(section => (
              <li key={section}>
                {/* Within the page: no router has to know. */}
                <IndexLink
                  href={`#${sectionId(section)}`}
                  {...(section === current ? { 'aria-current': 'location' } : {})}
                >
                  {t(`section.${section}.title`)}
                </IndexLink>
              </li>
            ))}
          </ul>
        </Index>
        <Cards>{children}</Cards>
      </SectionsRoot>
    </SectionsPage>
  )
}
