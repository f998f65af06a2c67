import { kitAxes, readView, withChoices } from '@souk/design-system/domain/kit/kitView/kitView.ts'
import type { KitView } from '@souk/design-system/domain/kit/kitView/kitView.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useMedia } from '@souk/design-system/primitives/media/useMedia.ts'
import { media } from '@souk/design-system/tokens/vars.ts'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { keepFocus } from '../../routes/navigation/focusState.ts'

interface ShownView {
  readonly view: KitView
  /** Changes it, and the address with it. */
  readonly change: (changed: Partial<KitView>) => void
  /** The address of a place on the page in this view, whole, whatever the view of whoever opens it. */
  readonly urlOf: (section: string) => string
}

/** In what the kit is looked at: what its address says, and for the rest as the app is shown, or the device wishes. */
export function useKitView(): ShownView {
  const [query] = useSearchParams()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const view = readView(query, useUsualView())
  const change = (changed: Partial<KitView>) =>
    void navigate(`${pathname}?${withChoices(query, changed).toString()}${hash}`, {
      replace: true,
      state: keepFocus,
      preventScrollReset: true,
    })
  const urlOf = (section: string) =>
    `${location.origin}${pathname}?${withChoices(query, view).toString()}#${section}`
  return { view, change, urlOf }
}

/** How the page would be without a word of its address. */
function useUsualView(): KitView {
  const locale = useLocale()
  // As the document was shown when the page was opened: from then on the view shows it.
  const [theme] = useState(() => {
    const shown = document.documentElement.dataset['theme']
    return kitAxes.theme.find(name => name === shown) ?? 'light'
  })
  const wantsContrast = useMedia('(prefers-contrast: more)')
  const isStill = useMedia(media.reducedMotion)
  return {
    theme,
    contrast: wantsContrast ? 'more' : 'usual',
    density: 'usual',
    locale,
    text: '100',
    motion: isStill ? 'off' : 'full',
  }
}
