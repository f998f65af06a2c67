import type { Timers } from '@souk/design-system/timing/timers.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { splitLocale, withLocale } from '../localePrefix.ts'
import { mostRetries, retryDelay } from '../chunks/loadChunk.ts'

/** The part of the router that a navigation needs. */
export interface Navigator {
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => Promise<void>
}

/** Goes to pages from outside of React: from an event, an expired session, another tab. */
export interface Navigation {
  /** Goes to a path of `paths`, in the locale on screen; tried again every 100 ms up to 50 times until it can be done. */
  readonly go: (path: string, options?: { readonly replace?: boolean }) => void
  /** The address of a path in the locale on screen. */
  readonly hrefOf: (path: string) => string
  /** The whole address of a path in the locale on screen, to be passed on. */
  readonly urlOf: (path: string) => string
  /** Where the user is, with the query. */
  readonly address: () => string
  readonly locale: () => Locale
  /** From now on navigations go through this. */
  readonly attach: (navigator: Navigator) => void
}

export interface NavigationParts {
  readonly timers: Timers
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>
}

/** Makes the {@link Navigation} of an application. The last `go` wins over one that still waits. */
export function createNavigation({ timers, location }: NavigationParts): Navigation {
  let navigator: Navigator | null = null
  let latest = 0

  const attempt = (turn: number, run: (navigator: Navigator) => Promise<void>, retry = 0) => {
    const again = () => {
      if (retry < mostRetries && turn === latest) {
        timers.after(retryDelay, () => {
          if (turn === latest) attempt(turn, run, retry + 1)
        })
      }
    }
    if (navigator === null) again()
    else run(navigator).catch(again)
  }
  const locale = () => splitLocale(location.pathname).locale

  return {
    go: (path, options) => {
      attempt(++latest, async to => to.navigate(withLocale(locale(), path), options))
    },
    hrefOf: path => withLocale(locale(), path),
    urlOf: path => location.origin + withLocale(locale(), path),
    address: () => location.pathname + location.search,
    locale,
    attach: given => {
      navigator = given
    },
  }
}
