import { useEffect, useState } from 'react'
import { customPropertyOf } from './customPropertyOf.ts'
import { watchLook } from './watchLook.ts'

/**
 * What tokens are on this page now, by what refers to them: `var(--space-4)` is `16px`. Empty until they are read.
 * @param tokens made outside of the component
 */
export function useTokenValues(tokens: readonly string[]): ReadonlyMap<string, string> {
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(
    () =>
      watchLook(() => {
        const style = getComputedStyle(document.documentElement)
        const read = tokens.map(
          token => [token, style.getPropertyValue(customPropertyOf(token)).trim()] as const,
        )
        setValues(before =>
          read.every(([token, value]) => before.get(token) === value) ? before : new Map(read),
        )
      }),
    [tokens],
  )
  return values
}
