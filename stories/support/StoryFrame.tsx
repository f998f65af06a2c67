import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import type { Locale } from '../../design-system/format/locale.ts'
import { I18nProvider } from '../../design-system/locales/I18nProvider.tsx'
import { GlobalStyle } from '../../design-system/theme/GlobalStyle.tsx'
import { applyTheme } from '../../design-system/theme/theme.ts'
import type { Theme } from '../../design-system/theme/theme.ts'
import { FrameRoot } from './StoryFrame.styles.ts'
import { StoryWords } from './StoryWords.ts'

interface StoryFrameProps {
  theme: Theme
  locale: Locale
  i18n: i18n
  /** A documentation page shows several stories: only their frames are themed, not the page. */
  isInDocs: boolean
  /** A page, or what is as wide as one, has no space around it. */
  isFullscreen: boolean
  children: ReactNode
}

/** What every story stands in: the theme, the language and the global styles of the real application. */
export function StoryFrame({ theme, locale, i18n, isInDocs, isFullscreen, children }: StoryFrameProps) {
  useLayoutEffect(() => {
    // Overlays are drawn at the end of the body and inherit from <html>.
    applyTheme(document.documentElement, isInDocs ? 'light' : theme)
    document.documentElement.lang = locale
  }, [theme, locale, isInDocs])
  return (
    <I18nProvider i18n={i18n}>
      <GlobalStyle />
      <FrameRoot
        data-visual-root
        data-layout={isFullscreen ? 'fullscreen' : 'padded'}
        data-theme={theme}
        lang={locale}
      >
        <StoryWords value={i18n}>{children}</StoryWords>
      </FrameRoot>
    </I18nProvider>
  )
}
