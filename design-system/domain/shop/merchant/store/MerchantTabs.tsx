import { useT } from '../../../../locales/useT.ts'
import { LinkTabs } from '../../../../primitives/tabs/LinkTabs.tsx'

/** The pages of somebody who has stores, or brings some. */
export const merchantPages = ['stores', 'workspace', 'attracted'] as const
export type MerchantPage = (typeof merchantPages)[number]

interface MerchantTabsProps {
  links: Readonly<Record<MerchantPage, string>>
  current: MerchantPage
}

/** A merchant's pages beside each other: the stores, what they made, and what stores made that others opened because of them. */
export function MerchantTabs({ links, current }: MerchantTabsProps) {
  const t = useT('merchant')
  const tabs = merchantPages.map(id => ({ id, label: t(`area.${id}`), href: links[id] }))
  return <LinkTabs label={t('area.label')} tabs={tabs} current={current} />
}
