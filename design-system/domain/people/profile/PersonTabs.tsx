import { useMemo } from 'react'
import { useT } from '../../../locales/useT.ts'
import { LinkTabs } from '../../../primitives/tabs/LinkTabs.tsx'

/** The pages about one person. */
export const personPages = ['profile', 'offers', 'feedback'] as const
export type PersonPage = (typeof personPages)[number]

interface PersonTabsProps {
  userName: string
  current: PersonPage
  links: Readonly<Record<PersonPage, string>>
}

/** The pages about somebody, beside each other. */
export function PersonTabs({ userName, current, links }: PersonTabsProps) {
  const t = useT('person')
  const { profile, offers, feedback } = links
  const tabs = useMemo(
    () => [
      { id: 'profile' as const, label: t('tabs.profile'), href: profile },
      { id: 'offers' as const, label: t('tabs.offers'), href: offers },
      { id: 'feedback' as const, label: t('tabs.feedback'), href: feedback },
    ],
    [t, profile, offers, feedback],
  )
  return <LinkTabs label={t('tabs.label', { name: userName })} tabs={tabs} current={current} />
}
