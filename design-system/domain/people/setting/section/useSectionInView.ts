import { useEffect, useState } from 'react'
import { sectionId } from './settingSection.ts'
import type { SettingSection } from './settingSection.ts'

/** A part is where one reads while it crosses this line, a fifth down the window. */
const readingLine = '-20% 0px -79% 0px' /* measured: see above */

/** The part of the settings that is being read; the first until one scrolls. */
export function useSectionInView(sections: readonly SettingSection[]): SettingSection | undefined {
  const [current, setCurrent] = useState(sections[0])
  const names = sections.join(' ')
  useEffect(() => {
    const parts = names.split(' ') as SettingSection[]
    const byId = new Map(parts.map(section => [sectionId(section), section]))
    const observer = new IntersectionObserver(
      entries => {
        const entered = entries.find(entry => entry.isIntersecting)
        if (entered !== undefined) setCurrent(byId.get(entered.target.id))
      },
      { rootMargin: readingLine },
    )
    for (const id of byId.keys()) {
      const part = document.getElementById(id)
      if (part !== null) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [names])
  return current
}
