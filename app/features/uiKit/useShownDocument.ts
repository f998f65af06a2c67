import type { KitView } from '@souk/design-system/domain/kit/kitView/kitView.ts'
import { rememberView, showView } from '@souk/design-system/domain/kit/kitView/showView.ts'
import { useLayoutEffect } from 'react'
import { useServices } from '../../services/useServices.ts'
import { showTheme } from '../../session/preferences/themeDisplay.ts'

/**
 * Shows the document in a view for as long as the kit is open, and then as the app has it. The account’s theme, or the device’s, may come or
 * change meanwhile: here the view stands.
 */
export function useShownDocument(view: KitView, language: string): void {
  const {
    preferences: { current: chosen },
  } = useServices()
  useLayoutEffect(() => {
    const restore = rememberView(document.documentElement)
    return () => {
      restore()
      showTheme(chosen().theme)
    }
  }, [chosen])
  const shown = JSON.stringify(view)
  useLayoutEffect(() => {
    const root = document.documentElement
    const wanted = JSON.parse(shown) as KitView
    const show = () => showView(root, wanted, language)
    show()
    const observer = new MutationObserver(() => {
      if (root.dataset['theme'] !== wanted.theme || root.lang !== language) show()
    })
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme', 'lang'] })
    // Sizes of text differ from width to width.
    addEventListener('resize', show)
    return () => {
      observer.disconnect()
      removeEventListener('resize', show)
    }
  }, [shown, language])
}
