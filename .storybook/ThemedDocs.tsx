import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { looks, themeOf, type ToldGlobals } from './look.ts'

/** What was told before this page was there. */
const lastTold = () => {
  const channel = addons.getChannel()
  const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as ToldGlobals[]
  return themeOf(told?.globals.theme)
}

/** A documentation page in the theme of the toolbar, and in the look of what it documents. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(lastTold)
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: ToldGlobals) => setTheme(themeOf(globals.theme))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  return (
    <DocsContainer context={context} theme={looks[theme]}>
      {children}
    </DocsContainer>
  )
}
