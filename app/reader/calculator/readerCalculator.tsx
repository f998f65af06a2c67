import type { TextCalculatorProps } from '@souk/design-system/domain/content/text/contentShape.ts'
import { useEffect, useId, useState, type ComponentType } from 'react'
import { DrawnByServer } from '../DrawnByServer.tsx'
import type { ReaderServices } from '../readerServices.ts'
import type { LiveTextCalculator } from './LiveTextCalculator.tsx'

/** The small calculator of a text on a page that came rendered: it stands as it was drawn, and lives once its script has come. */
export function readerCalculator(services: ReaderServices): ComponentType<TextCalculatorProps> {
  return function ReaderCalculator(props) {
    const id = useId()
    const [live, setLive] = useState<{ readonly Part: typeof LiveTextCalculator } | null>(null)
    useEffect(() => {
      let isLeft = false
      const load = async () => {
        const { LiveTextCalculator: Part } = await import('./LiveTextCalculator.tsx')
        if (!isLeft) setLive({ Part })
      }
      // Where it does not come, the form leads to the large calculator.
      load().catch(() => {})
      return () => {
        isLeft = true
      }
    }, [])
    if (live === null) return <DrawnByServer id={id}>{null}</DrawnByServer>
    return <live.Part {...props} services={services} drawn={document.getElementById(id)} />
  }
}
