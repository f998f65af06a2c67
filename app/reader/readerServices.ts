import type { Locale } from '@souk/design-system/format/locale.ts'
import type { ThemePreference } from '@souk/design-system/theme/theme.ts'
import { favouritesIn, keepFavourites, type Favourites } from '../session/preferences/favourites.ts'
import { keepThemeChoice } from '../session/preferences/keepThemeChoice.ts'
import { keepTheme, onDeviceTheme, sentTheme, showTheme } from '../session/preferences/themeDisplay.ts'
import { markChapterRead, readChaptersIn } from '../parts/reading/readChapters.ts'
import { camelKeys } from './camelKeys.ts'
import type { LoadContact } from './contact/ContactArea.tsx'
import { safeStorage } from '../device/storage/safeStorage.ts'
import { keepTrackers } from '../session/tracking/followTrackers.ts'
import { createInviteMemory, inviteCodeOf } from '../session/tracking/inviteMemory.ts'
import { landingOf } from '../session/tracking/landing.ts'

/** What a page that was taken over does in a browser. */
export interface ReaderServices {
  readonly theme: ThemePreference
  readonly chooseTheme: (theme: ThemePreference) => void
  /** What was searched for in this browser last. */
  readonly favourites: Favourites | null
  readonly keepFavourites: (favourites: Favourites) => void
  /** The chapters of the guide that were marked as read here. */
  readonly readChapters: readonly string[]
  /** Answers all that are marked by now. */
  readonly markRead: (chapter: string) => readonly string[]
  readonly loadContact: LoadContact
  /** Reads something of the server as anybody, in the names of the app; null for what it has not or does not give, or while it is away. */
  readonly ask: (path: string, signal?: AbortSignal) => Promise<unknown>
}

const loadContact: LoadContact = () =>
  import('./contact/ReaderContact.tsx').then(({ ReaderContact }) => ReaderContact)

/** The services of this browser. Who came by somebody's link is remembered, as on every other page. */
export function readerServices(locale: Locale): ReaderServices {
  const storage = safeStorage(() => localStorage)
  const landing = landingOf(location.search, storage)
  keepTrackers(landing.search, storage)
  createInviteMemory({ storage, now: () => new Date() }).keep(
    inviteCodeOf(new URLSearchParams(landing.search)),
  )
  landing.forget()
  const theme = sentTheme()
  showTheme(theme)
  onDeviceTheme(() => showTheme(sentTheme()))
  return {
    theme,
    chooseTheme(next) {
      showTheme(next)
      keepTheme(next)
      keepThemeChoice(storage, next)
    },
    favourites: favouritesIn(storage),
    keepFavourites: favourites => keepFavourites(storage, favourites),
    readChapters: readChaptersIn(storage),
    markRead: chapter => markChapterRead(storage, chapter),
    loadContact,
    async ask(path, signal) {
      try {
        const response = await fetch(path, {
          credentials: 'omit',
          headers: { 'accept-language': locale },
          ...(signal === undefined ? {} : { signal }),
        })
        return response.ok ? camelKeys(await response.json()) : null
      } catch {
        return null
      }
    },
  }
}
