import type { ComponentProps, ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { IconDrawing } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import { NoticeRoot, NoticeWords } from './Notice.styles.ts'

export const noticeTones = ['neutral', 'accent', 'positive', 'warning', 'negative'] as const
export type NoticeTone = (typeof noticeTones)[number]

const iconOfTone = {
  neutral: Info,
  accent: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  negative: CircleAlert,
} as const satisfies Record<NoticeTone, unknown>

type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: NoticeTone | undefined
  icon?: IconDrawing | undefined
  /** The first, strong sentence. */
  title?: ReactNode
  /** One small button. */
  action?: ReactNode
}

/** Something to know before going on, in its place in the page. Give it `role="status"` or `"alert"` only when it comes up while someone is there. */
export function Notice({
  tone = 'neutral',
  icon = iconOfTone[tone],
  title,
  action,
  children,
  ...rest
}: NoticeProps) {
  return (
    <NoticeRoot data-tone={tone} {...rest}>
      <Icon of={icon} size="m" />
      <NoticeWords>
        {title !== undefined && <strong>{title} </strong>}
        {children}
      </NoticeWords>
      {action}
    </NoticeRoot>
  )
}
