import { useT } from '../../../locales/useT.ts'
import { LinkTabs } from '../../../primitives/tabs/LinkTabs.tsx'
import type { StoreLinks } from './StoreCard.tsx'

interface StoreTabsProps {
  links: Pick<StoreLinks, 'view' | 'software'>
  current: 'view' | 'software'
}

/** The pages of one store beside each other: what it is, and what its programs need. */
export function StoreTabs({ links, current }: StoreTabsProps) {
  const t = useT('merchant')
  const tabs = (['view', 'software'] as const).map(id => ({ id, label: t(`tab.${id}`), href: links[id] }))
  return <LinkTabs label={t('tab.label')} tabs={tabs} current={current} />
}
