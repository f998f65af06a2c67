import Plus from 'lucide-react/icons/plus'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { LinkTabs } from '../../../primitives/tabs/LinkTabs.tsx'
import { CreateWords, TabsRow } from './DashboardTabs.styles.ts'

/** The two halves of the dashboard, each at an address of its own. */
export const dashboardTabs = ['trades', 'ads'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

interface DashboardTabsProps {
  current: DashboardTab
  hrefs: Readonly<Record<DashboardTab, string>>
  /** Open trades, and adverts that are kept; null while they are loading. */
  counts: Readonly<Record<DashboardTab, number | null>>
  createHref: string
}

/** The head of the dashboard's card: trades, ads, and the way to a new ad. */
export function DashboardTabs({ current, hrefs, counts, createHref }: DashboardTabsProps) {
  const t = useT('dashboard')
  return (
    <TabsRow>
      <LinkTabs
        label={t('title')}
        tabs={dashboardTabs.map(id => ({
          id,
          label: t(`tabs.${id}`),
          href: hrefs[id],
          count: counts[id] || undefined,
        }))}
        current={current}
      />
      <LinkButton variant="ghost" size="s" icon={Plus} href={createHref}>
        <CreateWords>{t('createAd')}</CreateWords>
      </LinkButton>
    </TabsRow>
  )
}
