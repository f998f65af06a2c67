import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'
import { Badge } from '../badge/Badge.tsx'
import { Tab, TabList, TabPanel } from './Tabs.styles.ts'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  /** How many are in it, or are new. */
  count?: number | undefined
}

interface TabsProps<Id extends string> {
  /** What the tabs are of, for screen readers: "Trade". */
  label: string
  tabs: readonly TabItem<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** The panel of the selected tab. */
  children: ReactNode
}

/** `step` is 1, or -1 in a language that is written from the right: the next tab is at the left there. */
const moves: Partial<Record<string, (index: number, count: number, step: 1 | -1) => number>> = {
  ArrowRight: (index, count, step) => (index + step + count) % count,
  ArrowLeft: (index, count, step) => (index - step + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Panels of which one shows. Arrow keys, Home and End move between tabs, as https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ has it. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const target = moves[event.key]?.(
      tabs.findIndex(tab => tab.id === selected),
      tabs.length,
      event.currentTarget.matches(':dir(rtl)') ? -1 : 1,
    )
    const tab = target === undefined ? undefined : tabs[target]
    if (tab === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`[data-tab='${tab.id}']`)?.focus()
  }
  return (
    <div>
      <TabList ref={list} role="tablist" aria-label={label}>
        {tabs.map(tab => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${baseId}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count !== undefined && (
              <Badge tone={tab.id === selected ? 'accent' : 'neutral'} count={tab.count} />
            )}
          </Tab>
        ))}
      </TabList>
      <TabPanel role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${selected}`}>
        {children}
      </TabPanel>
    </div>
  )
}
