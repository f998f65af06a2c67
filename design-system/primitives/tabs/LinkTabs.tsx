import { useEffect, useRef } from 'react'
import { watchSize } from '../../timing/watchSize.ts'
import { Badge } from '../badge/Badge.tsx'
import { useLinkComponent } from '../link/LinkContext.ts'
import { LinkTabList, Tab } from './Tabs.styles.ts'

export interface LinkTab<Id extends string> {
  id: Id
  label: string
  href: string
  /** How many are in it, or are new. */
  count?: number | undefined
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
    const tab = nav?.children[tabs.findIndex(({ id }) => id === current)]
    if (!nav || !(tab instanceof HTMLElement)) return undefined
    // Now, and when the screen is turned. By hand: `scrollIntoView` would move the page as well.
    return watchSize([nav], () => {
      nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2
    })
  }, [tabs, current])
  return (
    <LinkTabList as="nav" ref={list} aria-label={label}>
      {tabs.map(({ id, label: words, href, count }) => (
        <Tab key={id} as={Link} href={href} {...(id === current ? { 'aria-current': 'page' } : {})}>
          {words}
          {count !== undefined && <Badge tone={id === current ? 'accent' : 'neutral'} count={count} />}
        </Tab>
      ))}
    </LinkTabList>
  )
}
