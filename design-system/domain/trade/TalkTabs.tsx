import type { ReactNode } from 'react'
import { useT } from '../../locales/useT.ts'
import { Tabs } from '../../primitives/tabs/Tabs.tsx'
import { TalkBody } from './TalkCard.styles.ts'

export const talkTabs = ['info', 'chat', 'terms'] as const
export type TalkTab = (typeof talkTabs)[number]

interface TalkTabsProps {
  selected: TalkTab
  onSelect: (tab: TalkTab) => void
  /** Messages not read yet. */
  unreadCount: number
  /** The content of the selected tab. */
  children: ReactNode
}

/** The facts, the chat and the terms of a trade, one at a time. */
export function TalkTabs({ selected, onSelect, unreadCount, children }: TalkTabsProps) {
  const t = useT('trade')
  const tabs = talkTabs.map(id => ({
    id,
    label: t(`tab.${id}`),
    count: id === 'chat' && unreadCount > 0 ? unreadCount : undefined,
  }))
  return (
    <TalkBody>
      <Tabs label={t('tab.label')} {...{ tabs, selected, onSelect }}>
        {children}
      </Tabs>
    </TalkBody>
  )
}
