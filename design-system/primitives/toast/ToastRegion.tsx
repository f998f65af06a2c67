import { useSyncExternalStore } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { DismissPlace, Region, ToastBody, ToastCard, ToastText, ToastTitle } from './Toast.styles.ts'
import type { Toast, ToastQueue, ToastTone } from './toastQueue.ts'

/** `inline` is for the documentation, where toasts stand in the text. */
export const toastPlacements = ['screen', 'inline'] as const
export type ToastPlacement = (typeof toastPlacements)[number]

interface ToastRegionProps {
  /** What is shown; only the queue's owner adds to it. */
  queue: ToastQueue
  /** The name of the region for screen readers: "Notices". */
  label: string
  dismissLabel: string
  placement?: ToastPlacement | undefined
}

const icons = {
  neutral: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  negative: CircleAlert,
  critical: OctagonAlert,
} as const satisfies Record<ToastTone, unknown>

/** Where toasts appear. Put it once at the end of the application; its live regions must be there before the first toast. */
export function ToastRegion({ queue, label, dismissLabel, placement = 'screen' }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, queue.current)
  const card = (toast: Toast) => (
    <ToastCard key={toast.id} data-tone={toast.tone}>
      <Icon of={icons[toast.tone]} size="l" />
      <ToastText>
        <ToastTitle>{toast.title}</ToastTitle>
        {toast.body !== undefined && <ToastBody>{toast.body}</ToastBody>}
      </ToastText>
      {toast.action}
      <DismissPlace>
        <IconButton
          icon={X}
          label={dismissLabel}
          look="inherit"
          size="s"
          onClick={() => queue.dismiss(toast.id)}
        />
      </DismissPlace>
    </ToastCard>
  )
  return (
    <Region
      aria-label={label}
      data-toasts={toasts.length}
      data-placement={placement}
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={queue.resume}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold words only, not cards */}
      <div role="status">{toasts.filter(toast => toast.tone !== 'critical').map(card)}</div>
      <div role="alert">{toasts.filter(toast => toast.tone === 'critical').map(card)}</div>
    </Region>
  )
}
