import type { ReactNode } from 'react'

/** `critical` is filled, spoken at once, and stays until someone closes it. */
export const toastTones = ['neutral', 'positive', 'warning', 'negative', 'critical'] as const
export type ToastTone = (typeof toastTones)[number]

export interface Toast {
  id: number
  tone: ToastTone
  title: string
  body?: string | undefined
  /** A link or a small button: "Contact us". */
  action?: ReactNode
}

/** What `ToastRegion` shows: what an application's alerts are. */
export interface ToastQueue {
  dismiss: (id: number) => void
  /** Holds every end while someone reads: a pointer or the focus is on a toast. */
  pause: () => void
  resume: () => void
  subscribe: (changed: () => void) => () => void
  current: () => readonly Toast[]
}
