import { useT } from '../../../locales/useT.ts'
import { LinkTabs } from '../../../primitives/tabs/LinkTabs.tsx'
import { securityTabs } from './securityTab.ts'
import type { SecurityTab } from './securityTab.ts'

interface SecurityTabsProps {
  hrefs: Readonly<Record<SecurityTab, string>>
  /** Null on the page that leads to all of them. */
  current: SecurityTab | null
}

/** Leads from one page of security to the next. */
export function SecurityTabs({ hrefs, current }: SecurityTabsProps) {
  const t = useT('security')
  return (
    <LinkTabs
      label={t('tabs.label')}
      tabs={securityTabs.map(id => ({ id, label: t(`tabs.${id}`), href: hrefs[id] }))}
      current={current}
    />
  )
}
