import type { ComponentProps, ReactNode } from 'react'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Actions, Lead, Sign, StateRoot } from './PageState.styles.ts'

type PageStateProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The heading of the page: what is wrong. */
  title: string
  /** What it is about; the closed arches of the market without one. */
  icon?: IconDrawing | undefined
  /** Buttons and links, the nearest way on first. */
  actions: ReactNode
}

/** A whole page that says one thing and leads on. Use `EmptyState` and `ErrorState` for a part of a page. */
export function PageState({ title, icon, actions, children, ...rest }: PageStateProps) {
  return (
    <StateRoot {...rest}>
      {icon === undefined ? (
        <Sign data-drawing="arch" viewBox="0 0 88 64" aria-hidden>
          <path d="M8 62V34a16 16 0 0 1 32 0v28M48 62V34a16 16 0 0 1 32 0v28M2 62h84" />
          <path d="M16 62V36a8 8 0 0 1 16 0v26M56 62V36a8 8 0 0 1 16 0v26" strokeDasharray="3 3" />
        </Sign>
      ) : (
        <Sign as="span" data-drawing="icon">
          <Icon of={icon} size="xl" />
        </Sign>
      )}
      <Heading level={1} look="title-2">
        {title}
      </Heading>
      <Lead>{children}</Lead>
      <Actions>{actions}</Actions>
    </StateRoot>
  )
}
