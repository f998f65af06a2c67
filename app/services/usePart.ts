import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useServices } from './useServices.ts'

/** How a part of a page is shown with what it needs; null until it is there. */
type ShowPart<Props extends object> = ((props: Props) => ReactNode) | null

/**
 * A component that few visitors of a page need: fetched when it is wanted, as every part of the app is (tried again, and
 * alerted when it does not come).
 * @param load made outside of the component
 */
export function usePart<Props extends object>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ShowPart<Props> {
  const { parts } = useServices()
  // In an object: a component is a function, which a state's setter would call.
  const [loaded, setLoaded] = useState<{ readonly part: ComponentType<Props> } | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isLeft = false
    const fetchPart = async () => {
      const part = await parts.load(load)
      if (!isLeft) setLoaded({ part })
    }
    fetchPart().catch(parts.onFailed)
    return () => {
      isLeft = true
    }
  }, [isWanted, load, parts])
  return isWanted && loaded !== null ? props => createElement(loaded.part, props) : null
}
