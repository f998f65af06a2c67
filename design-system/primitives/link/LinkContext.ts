import type { ComponentProps, ComponentType } from 'react'
import { createContext, useContext } from 'react'

/** What every link of the design system renders. `href` is a path of this site or a whole address. */
export type AnchorProps = ComponentProps<'a'> & { href: string }

/** A link component: the plain anchor, or a router's that takes `href`. */
export type LinkComponent = ComponentType<AnchorProps> | 'a'

/** Which component links render. The default is the plain anchor, so that the design system works without a router. */
export const LinkContext = createContext<LinkComponent>('a')

/** The link component to render `as`. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext)
