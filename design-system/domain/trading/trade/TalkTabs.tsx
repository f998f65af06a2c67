import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Tabs } from '../../../primitives/tabs/Tabs.tsx'
import { TalkBody } from './TradeChatCard.styles.ts'

export const talkTabs = ['info', 'chat', 'terms', 'history', 'notes'] as const
export type TalkTab = (typeof talkTabs)[number]

interface TalkTabsProps {
  selected: TalkTab
  onSelect: (tab: TalkTab) => void
  /** Messages not read yet. */
  unreadCount: number
  /** The viewer may keep notes about the partner. */
  hasNotes?: boolean | undefined
  /** The content of the selected tab. */
  children: ReactNode
}

/** The facts, the chat, the terms and the history of a trade and the viewer's notes, one at a time. */
export function TalkTabs({ selected, onSelect, unreadCount, hasNotes = false, children }: TalkTabsProps) {
  const t = useT('tradePage')
  const shown = talkTabs.filter(id => id !== 'notes' || hasNotes)
  const tabs = shown.map(id => ({
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
