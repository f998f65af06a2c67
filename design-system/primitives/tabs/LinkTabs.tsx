import { useEffect, useRef } from 'react'
import { useLinkComponent } from '../link/LinkContext.ts'
import { Tab, TabList } from './Tabs.styles.ts'

export interface LinkTab<Id extends string> {
  id: Id
  label: string
  href: string
}

interface LinkTabsProps<Id extends string> {
  /** What the pages are of, for screen readers: "Security". */
  label: string
  tabs: readonly LinkTab<Id>[]
  /** Which of them this page is; null for none. */
  current: Id | null
}

/** Pages beside each other, each at an address of its own. Use `Tabs` for panels of one page. Scrolls where it is narrow. */
export function LinkTabs<Id extends string>({ label, tabs, current }: LinkTabsProps<Id>) {
  const list = useRef<HTMLElement>(null)
  const Link = useLinkComponent()
  useEffect(() => {
    const nav = list.current
    if (current === null) return
    const index = tabs.findIndex(({ id }) => id === current)
    const tab = nav?.children[index]
    // By hand: `scrollIntoView` would move the page as well.
    if (nav && tab instanceof HTMLElement)
      nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2
  }, [tabs, current])
  return (
    <TabList as="nav" ref={list} aria-label={label}>
      {tabs.map(({ id, label: words, href }) => (
        <Tab key={id} as={Link} href={href} {...(id === current ? { 'aria-current': 'page' } : {})}>
          {words}
        </Tab>
      ))}
    </TabList>
  )
}
