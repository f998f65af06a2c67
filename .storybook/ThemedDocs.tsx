import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { DocsBody } from '../stories/support/docs/Docs.styles.ts'
import { DocsViewContext } from '../stories/support/docs/DocsViewContext.ts'
import { showView } from '../stories/support/view/showView.ts'
import { usualView, viewOf } from '../stories/support/view/viewAxes.ts'
import { looks, themeOf, type ToldGlobals } from './look.ts'

/** What was told before this page was there. */
const lastTold = () => {
  const channel = addons.getChannel()
  const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as ToldGlobals[]
  return viewOf(told?.globals ?? {})
}

/** A documentation page in the theme of the toolbar, and in the look of what it documents. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [view, setView] = useState(lastTold)
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: ToldGlobals) => setView(viewOf(globals))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  const { theme } = view
  useEffect(() => showView(document.documentElement, { ...usualView, theme }), [theme])
  return (
    <DocsViewContext value={view}>
      <DocsContainer context={context} theme={looks[themeOf(theme)]}>
        <DocsBody>{children}</DocsBody>
      </DocsContainer>
    </DocsViewContext>
  )
}
