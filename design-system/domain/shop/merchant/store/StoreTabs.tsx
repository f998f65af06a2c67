import { useT } from '../../../../locales/useT.ts'
import { LinkTabs } from '../../../../primitives/tabs/LinkTabs.tsx'
import type { StoreLinks } from './StoreCard.tsx'

const storePages = ['view', 'stats', 'software'] as const
type StorePage = (typeof storePages)[number]

interface StoreTabsProps {
  links: Pick<StoreLinks, StorePage>
  current: StorePage
}

/** The pages of one store beside each other: what it is, what it made, and what its programs need. */
export function StoreTabs({ links, current }: StoreTabsProps) {
  const t = useT('merchant')
  const tabs = storePages.map(id => ({ id, label: t(`tab.${id}`), href: links[id] }))
  return <LinkTabs label={t('tab.label')} tabs={tabs} current={current} />
}
