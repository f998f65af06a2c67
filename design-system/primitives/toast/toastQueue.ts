import type { ReactNode } from 'react'

/** `critical` is filled, spoken at once, and stays until someone closes it. */
export const toastTones = ['neutral', 'positive', 'warning', 'negative', 'critical'] as const
export type ToastTone = (typeof toastTones)[number]

/** How long a toast stays, in milliseconds. A critical one has no end. */
export const toastDuration = 5000

export interface ToastWords {
  tone: ToastTone
  title: string
  body?: string | undefined
  /** A link or a small button: "Contact us". */
  action?: ReactNode
}

export interface Toast extends ToastWords {
  id: number
}

/** What `ToastRegion` shows. One queue per application, made at its start. */
export interface ToastQueue {
  /** Shows a toast and returns its id. The same words again replace the earlier ones instead of piling up. */
  show: (words: ToastWords) => number
  dismiss: (id: number) => void
  /** Holds every end while someone reads: a pointer or the focus is on a toast. */
  pause: () => void
  resume: () => void
  subscribe: (changed: () => void) => () => void
  current: () => readonly Toast[]
}

/** The timers that a queue runs on; another one in tests. */
export interface ToastClock {
  start: (after: number, run: () => void) => number
  stop: (timer: number) => void
}

const browserClock: ToastClock = {
  start: (after, run) => Number(setTimeout(run, after)),
  stop: timer => clearTimeout(timer),
}

const sameWords = (one: ToastWords, other: ToastWords): boolean =>
  one.tone === other.tone && one.title === other.title && one.body === other.body

/** Makes the list of toasts behind a `ToastRegion`. Several at once are stacked, the newest last. */
export function createToastQueue(clock: ToastClock = browserClock): ToastQueue {
  let toasts: readonly Toast[] = []
  let nextId = 1
  let isPaused = false
  const timers = new Map<number, number>()
  const listeners = new Set<() => void>()

  const replace = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const stop = (id: number) => {
    const timer = timers.get(id)
    if (timer !== undefined) clock.stop(timer)
    timers.delete(id)
  }
  const dismiss = (id: number) => {
    stop(id)
    if (toasts.some(toast => toast.id === id)) replace(toasts.filter(toast => toast.id !== id))
  }
  const start = ({ id, tone }: Toast) => {
    if (tone !== 'critical' && !isPaused)
      timers.set(
        id,
        clock.start(toastDuration, () => dismiss(id)),
      )
  }
  return {
    show: words => {
      const earlier = toasts.find(toast => sameWords(toast, words))
      if (earlier !== undefined) stop(earlier.id)
      const toast = { ...words, id: nextId++ }
      replace([...toasts.filter(other => other !== earlier), toast])
      start(toast)
      return toast.id
    },
    dismiss,
    pause: () => {
      isPaused = true
      for (const id of timers.keys()) stop(id)
    },
    resume: () => {
      if (!isPaused) return
      isPaused = false
      for (const toast of toasts) start(toast)
    },
    subscribe: changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    current: () => toasts,
  }
}
