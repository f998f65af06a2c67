import type { ReactNode } from 'react'
import type { Toast, ToastQueue, ToastTone } from '../primitives/toast/toastQueue.ts'
import type { Timers } from '../timing/timers.ts'

/** What an alert is about. `critical` is money or account in danger: it stays until it is closed. */
export const alertKinds = ['error', 'success', 'warning', 'critical'] as const
export type AlertKind = (typeof alertKinds)[number]

/** How long an alert stays (specification 000 §4). */
export const alertDuration = 5000

/** What is left at least of an alert after it was read: it does not vanish from under the pointer. */
const leastAfterPause = 1000

/** More than so many would hide the page; the oldest that would leave by itself anyway makes room. */
const mostAtOnce = 4

export interface AlertWords {
  readonly kind: AlertKind
  readonly title: string
  readonly body?: string
  /** A link or a small button. */
  readonly action?: ReactNode
  readonly noAutoHide?: boolean
  /** A type of its own (`new_version`): such an alert stays too, and the app can look it up and close it. */
  readonly type?: string
}

const tones = {
  error: 'negative',
  success: 'positive',
  warning: 'warning',
  critical: 'critical',
} satisfies Record<AlertKind, ToastTone>

/** The alerts on screen; also the queue that `ToastRegion` draws. One per application. */
export interface AlertStore extends ToastQueue {
  /** Shows an alert and returns its id. The same words again take the place of the earlier ones. */
  readonly show: (words: AlertWords) => number
  /** Closes the alerts of a type of their own. */
  readonly dismissType: (type: string) => void
}

interface Shown {
  readonly toast: Toast
  readonly words: AlertWords
  /** Null for one that stays. */
  left: number | null
  startedAt: number
  stop: () => void
}

const stays = ({ kind, noAutoHide, type }: AlertWords) =>
  noAutoHide === true || kind === 'critical' || type !== undefined

const isSame = (one: AlertWords, other: AlertWords) =>
  one.kind === other.kind && one.title === other.title && one.body === other.body && one.type === other.type

/** Makes the alerts of an application. */
export function createAlertStore(timers: Timers): AlertStore {
  let shown: readonly Shown[] = []
  let toasts: readonly Toast[] = []
  let nextId = 1
  let isPaused = false
  const listeners = new Set<() => void>()

  const replace = (next: readonly Shown[]) => {
    shown = next
    toasts = next.map(alert => alert.toast)
    // Closing the last one takes it from under the pointer, and no pointer event tells.
    if (next.length === 0) isPaused = false
    for (const listener of listeners) listener()
  }
  const remove = (isGone: (alert: Shown) => boolean) => {
    const gone = shown.filter(isGone)
    if (gone.length === 0) return
    for (const alert of gone) alert.stop()
    replace(shown.filter(alert => !gone.includes(alert)))
  }
  const run = (alert: Shown) => {
    if (alert.left === null || isPaused) return
    alert.startedAt = timers.now()
    alert.stop = timers.after(alert.left, () => remove(other => other === alert))
  }
  const hold = (alert: Shown) => {
    alert.stop()
    if (alert.left !== null) {
      alert.left = Math.max(leastAfterPause, alert.left - (timers.now() - alert.startedAt))
    }
  }

  return {
    show: words => {
      remove(alert => isSame(alert.words, words))
      const oldest = shown.length < mostAtOnce ? undefined : shown.find(alert => alert.left !== null)
      remove(alert => alert === oldest)
      const alert: Shown = {
        toast: toastOf(nextId++, words),
        words,
        left: stays(words) ? null : alertDuration,
        startedAt: timers.now(),
        stop: () => {},
      }
      replace([...shown, alert])
      run(alert)
      return alert.toast.id
    },
    dismiss: id => remove(alert => alert.toast.id === id),
    dismissType: type => remove(alert => alert.words.type === type),
    pause: () => {
      if (isPaused) return
      isPaused = true
      for (const alert of shown) hold(alert)
    },
    resume: () => {
      if (!isPaused) return
      isPaused = false
      for (const alert of shown) run(alert)
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => toasts,
  }
}

const toastOf = (id: number, { kind, title, body, action }: AlertWords): Toast => ({
  id,
  tone: tones[kind],
  title,
  body,
  action,
})
