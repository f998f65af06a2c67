import { Suspense, use, type ReactNode } from 'react'
import { storyI18n } from '../storyI18n.ts'
import { StoryFrame } from '../StoryFrame.tsx'
import { DocsViewContext } from './DocsViewContext.ts'

/** Components on a page of documentation that are no story: in the theme and the language of the toolbar, as stories are. */
export function LivePicture({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Framed>{children}</Framed>
    </Suspense>
  )
}

function Framed({ children }: { children: ReactNode }) {
  const view = use(DocsViewContext)
  const i18n = use(storyI18n(view.locale))
  return (
    <StoryFrame view={view} i18n={i18n} isInDocs isFullscreen={false}>
      {children}
    </StoryFrame>
  )
}
