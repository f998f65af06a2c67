import { useEffect, useState } from 'react'
import { fieldNamed, readRefusal } from '../../../../forms/engine/serverRefusal.ts'
import { errorText } from '../../../../locales/errorText.ts'
import { useWords } from '../../../../locales/useWords.ts'
import { historyOf, moveHistory } from './draftHistory.ts'
import type { HistoryMove } from './draftHistory.ts'
import type { MerchantLook } from '../../look/merchantLook.ts'
import { draftOf, sameDraft } from './styleDraft.ts'
import type { StyleDraft } from './styleDraft.ts'

/** Why a draft was not saved: at its fields, or as a whole. */
interface SaveFailure {
  readonly of: StyleDraft
  readonly fields: Readonly<Record<string, string>>
  readonly text: string | null
}

/** A look that is being edited: what it would be, the ways back and forth, and how saving went. */
export interface StyleEditing {
  readonly draft: StyleDraft
  /** Changes a part; changes of the same thing in a row are one step. */
  readonly change: (of: string, part: Partial<StyleDraft>) => void
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** Back to what is saved. */
  readonly reset: () => void
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly save: () => void
  readonly failure: Omit<SaveFailure, 'of'> | null
}

/** The draft of a store’s look. `onSave` throws what the server refuses; it is said at the field that it is about. */
export function useStyleDraft(
  look: MerchantLook,
  onSave: (draft: StyleDraft) => Promise<unknown>,
): StyleEditing {
  const { i18n } = useWords()
  const [saved, setSaved] = useState(() => draftOf(look))
  const [history, setHistory] = useState(() => historyOf(saved))
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const draft = history.now
  const move = (made: HistoryMove<StyleDraft>) => setHistory(now => moveHistory(now, made))
  const change = (of: string, part: Partial<StyleDraft>) =>
    setHistory(now => moveHistory(now, { kind: 'change', of, value: { ...now.now, ...part } }))
  const undo = history.past.length > 0 ? () => move({ kind: 'undo' }) : null
  const redo = history.future.length > 0 ? () => move({ kind: 'redo' }) : null
  useHistoryKeys(undo, redo)

  const save = async () => {
    if (isSaving) return
    setSaving(true)
    setFailure(null)
    try {
      await onSave(draft)
      setSaved(draft)
    } catch (error) {
      setFailure({ of: draft, ...failureOf(error) })
    } finally {
      setSaving(false)
    }
  }

  function failureOf(error: unknown): Omit<SaveFailure, 'of'> {
    const refusal = readRefusal(error)
    const worded = (text?: string) =>
      errorText(i18n, {
        code: refusal?.code,
        params: refusal?.params,
        ...(text === undefined ? {} : { text }),
      })
    const names = [...Object.keys(draft.style), ...Object.keys(draft.colors)]
    const placed = Object.entries(refusal?.fields ?? {}).flatMap(([wire, text]) => {
      const name = fieldNamed(wire.split('.').at(-1) ?? wire, names)
      return name === null ? [] : [[name, worded(text)] as const]
    })
    return {
      fields: Object.fromEntries(placed),
      text: placed.length > 0 ? null : worded(refusal?.text ?? undefined),
    }
  }

  return {
    draft,
    change,
    undo,
    redo,
    reset: () => change('reset', saved),
    isDirty: !sameDraft(draft, saved),
    isSaving,
    save: () => void save(),
    // Said of what was sent: whoever changes something has not been refused yet.
    failure: failure !== null && sameDraft(failure.of, draft) ? failure : null,
  }
}

/** Ctrl+Z goes back, Shift+Ctrl+Z forth; on a Mac with Command. */
function useHistoryKeys(undo: (() => void) | null, redo: (() => void) | null): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCalled = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
      if (!isCalled || event.defaultPrevented) return
      event.preventDefault()
      if (event.shiftKey) redo?.()
      else undo?.()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo, redo])
}
