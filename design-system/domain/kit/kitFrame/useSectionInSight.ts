import { useEffect, useState } from 'react'
import { kitSections } from './kitSections.ts'
import type { KitSectionId } from './kitSections.ts'

/** A section is read once it reaches this far up: the upper third of the screen. */
const readingLine = '-20% 0% -65% 0%'

/** Which section is being read. */
export function useSectionInSight(): KitSectionId {
  const [current, setCurrent] = useState<KitSectionId>(kitSections[0] ?? 'colour')
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const read = entries.findLast(entry => entry.isIntersecting)?.target.id
        const section = kitSections.find(id => id === read)
        if (section !== undefined) setCurrent(section)
      },
      { rootMargin: readingLine },
    )
    for (const id of kitSections) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
