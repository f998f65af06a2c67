import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The whole address of a part of this page; only the part of it while there is no browser. */
export const useAddress = (id: string): string =>
  useSyncExternalStore(
    never,
    () => new URL(`#${id}`, globalThis.location.href).href,
    () => `#${id}`,
  )
