import { parseThemePreference } from '@souk/design-system/theme/theme.ts'

/** Listens to the shop that has the page in a frame, and to nobody else; Escape closes the frame. */
export function followParent(origin: string, close: () => void): void {
  addEventListener('message', ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== window.parent || typeof data !== 'object' || data === null) return
    const { souk, theme } = data as { souk?: unknown; theme?: unknown }
    if (souk === 'theme' && typeof theme === 'string')
      document.documentElement.dataset['theme'] = parseThemePreference(theme)
  })
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) close()
  })
}
