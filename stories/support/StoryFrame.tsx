import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { directionOf } from '../../design-system/format/direction.ts'
import { I18nProvider } from '../../design-system/locales/I18nProvider.tsx'
import { GlobalStyle } from '../../design-system/theme/GlobalStyle.tsx'
import { FrameRoot } from './StoryFrame.styles.ts'
import { StoryWords } from './StoryWords.ts'
import { enlargeText } from '../../design-system/domain/kit/kitView/enlargeText.ts'
import { reduceMotion } from './view/reducedMotion.ts'
import { showView } from './view/showView.ts'
import { usualView, type View } from './view/viewAxes.ts'
import { VisionFilter } from './view/VisionFilter.tsx'

interface StoryFrameProps {
  view: View
  i18n: i18n
  /** A documentation page shows several stories: its own words have the theme, and the rest of the view is the stories' alone. */
  isInDocs: boolean
  /** A page, or what is as wide as one, has no space around it. */
  isFullscreen: boolean
  children: ReactNode
}

/** What every story stands in: the view that the toolbar says, the language and the global styles of the real application. */
export function StoryFrame({ view, i18n: words, isInDocs, isFullscreen, children }: StoryFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { language } = words
  const dir = directionOf(language)
  useLayoutEffect(() => {
    const { documentElement } = document
    const show = () => {
      // Overlays are drawn at the end of the body and inherit from <html>; a filter of both would be one too many.
      showView(documentElement, isInDocs ? { ...usualView, theme: view.theme } : view)
      const root = frame.current
      if (root === null) return
      showView(root, isInDocs ? view : { ...view, vision: 'usual' })
      enlargeText(isInDocs ? [root] : [documentElement, root], Number(view.textSize) / 100)
      reduceMotion(view.motion === 'reduced')
    }
    show()
    documentElement.lang = language
    documentElement.dir = isInDocs ? 'ltr' : dir
    addEventListener('resize', show)
    return () => removeEventListener('resize', show)
  }, [view, language, dir, isInDocs])
  return (
    <I18nProvider i18n={words}>
      <GlobalStyle />
      <VisionFilter vision={view.vision} />
      <FrameRoot
        ref={frame}
        data-visual-root
        data-layout={isFullscreen ? 'fullscreen' : 'padded'}
        lang={language}
        dir={dir}
      >
        <StoryWords value={words}>{children}</StoryWords>
      </FrameRoot>
    </I18nProvider>
  )
}
