import type { KeyStorage } from '../device/storage/keyStorage.ts'

/** What stands between a first proof of who somebody is and the second: each has a token that the next call shows. */
export const stepKinds = ['logIn', 'recovery', 'messengerPhone'] as const
export type StepKind = (typeof stepKinds)[number]

/** A step that somebody is in. */
export interface Step {
  readonly token: string
  /** The account has a second factor, so a recovery asks for its code. */
  readonly needsCode: boolean
}

/**
 * The steps of this tab. Kept in the tab's own storage and never in an address, so that a reload goes on and no history, log
 * or referrer learns the token. A token is worth a quarter of an hour at most, and the server says when it is over.
 */
export interface StepStore {
  readonly keep: (kind: StepKind, step: Step) => void
  /** The step that somebody is in; null for none. */
  readonly of: (kind: StepKind) => Step | null
  readonly forget: (kind: StepKind) => void
}

const nameOf = (kind: StepKind) => `souk:step:${kind}`

/**
 * Makes the {@link StepStore} of a tab.
 * @param storage `sessionStorage`
 */
export const createStepStore = (storage: KeyStorage): StepStore => ({
  keep: (kind, step) => storage.setItem(nameOf(kind), JSON.stringify(step)),
  of: kind => read(storage.getItem(nameOf(kind))),
  forget: kind => storage.removeItem(nameOf(kind)),
})

/** What was stored is not believed. */
function read(text: string | null): Step | null {
  try {
    const { token, needsCode } = JSON.parse(text ?? 'null') as Partial<Record<keyof Step, unknown>>
    return typeof token === 'string' && token !== '' ? { token, needsCode: needsCode === true } : null
  } catch {
    return null
  }
}
