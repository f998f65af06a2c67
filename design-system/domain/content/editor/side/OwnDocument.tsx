import type { ReactNode } from 'react'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { StyleSheetManager } from 'styled-components'
import { FrameContext } from '../../../../primitives/media/FrameContext.ts'
import { GlobalStyle } from '../../../../theme/GlobalStyle.tsx'
import type { Theme } from '../../../../theme/theme.ts'
import { watchSize } from '../../../../timing/watchSize.ts'
import { copyStyleSheets } from './copyStyleSheets.ts'
import { OwnFrame } from './Side.styles.ts'

interface OwnDocumentProps {
  theme: Theme
  /** The language of what stands around the text. */
  lang: string
  /** What is shown, for whoever does not see it. */
  label: string
  children: ReactNode
}

const empty = '<!doctype html><html><head></head><body></body></html>'

function dress({ documentElement: root }: Document, { theme, lang }: { theme: Theme; lang: string }): void {
  root.setAttribute('lang', lang)
  root.setAttribute('data-theme', theme)
}

/**
 * A page in a document of its own, as wide as its frame and as high as what is in it: what asks how wide the screen is gets the width of the
 * frame, as on the device. Nothing in it runs, and nothing is pressed.
 */
export function OwnDocument({ theme, lang, label, children }: OwnDocumentProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [inside, setInside] = useState<Document | null>(null)
  useLayoutEffect(() => (inside === null ? undefined : copyStyleSheets(document.head, inside.head)), [inside])
  useLayoutEffect(() => {
    if (inside !== null) dress(inside, { theme, lang })
  }, [inside, lang, theme])
  useLayoutEffect(() => {
    if (frame === null || inside === null) return undefined
    const fit = () => frame.style.setProperty('--document-height', `${inside.body.offsetHeight}px`)
    fit()
    return watchSize([inside.body], fit)
  }, [frame, inside])
  return (
    <OwnFrame
      ref={setFrame}
      title={label}
      srcDoc={empty}
      sandbox="allow-same-origin"
      tabIndex={-1}
      onLoad={({ currentTarget: { contentDocument: loaded } }) => {
        if (loaded === null) return
        loaded.body.inert = true
        setInside(loaded)
      }}
    >
      {inside !== null &&
        createPortal(
          <StyleSheetManager target={inside.head}>
            <GlobalStyle />
            <FrameContext value={inside.defaultView}>{children}</FrameContext>
          </StyleSheetManager>,
          inside.body,
        )}
    </OwnFrame>
  )
}
