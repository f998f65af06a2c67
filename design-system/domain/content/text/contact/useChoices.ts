import { useT } from '../../../../locales/useT.ts'
import type { RadioOption } from '../../../../primitives/radio/RadioGroup.tsx'
import type { businessPurposes, flawSeverities, monthlyVolumes } from './contactShape.ts'

type Choice =
  | (typeof monthlyVolumes)[number]
  | (typeof flawSeverities)[number]
  | (typeof businessPurposes)[number]

/** The words of choices; those of a flaw and of a business need explaining. */
export function useChoices(): (options: readonly Choice[]) => readonly RadioOption<Choice>[] {
  const t = useT('contact')
  const notes: Partial<Record<Choice, string>> = {
    low: t('notes.low'),
    medium: t('notes.medium'),
    high: t('notes.high'),
    critical: t('notes.critical'),
    store: t('notes.store'),
    partner: t('notes.partner'),
    law: t('notes.law'),
    press: t('notes.press'),
  }
  return options =>
    options.map(value => {
      const note = notes[value]
      return { value, label: t(`choices.${value}`), ...(note === undefined ? {} : { note }) }
    })
}
