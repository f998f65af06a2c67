import type { AdvertRules } from '../../../../../locales/rules.ts'
import type { AdvertValues } from '../form/advertValues.ts'
import type { WizardMethod } from '../form/wizardMethod.ts'

/** Round times among which people choose, in minutes; the service says which of them it allows. */
const round = [5, 10, 15, 30, 45, 60, 90, 120, 180, 360, 720, 1440, 2880] as const

/**
 * The minutes that a payer can be given: the least and the most that is allowed, and round times between. Hours only where a method
 * is slow. What was chosen once stays choosable.
 */
export function escrowChoices(
  methods: readonly WizardMethod[],
  { paymentMethodCodes, escrowMinutes }: Pick<AdvertValues, 'paymentMethodCodes' | 'escrowMinutes'>,
  { escrow: { min, max, maxSlow } }: Pick<AdvertRules, 'escrow'>,
): readonly number[] {
  const isSlow = methods.some(({ code, speed }) => speed === 'slow' && paymentMethodCodes.includes(code))
  const between = (least: number, most: number, step: (minutes: number) => boolean = () => true) =>
    round.filter(minutes => minutes > least && minutes < most && step(minutes))
  const offered = [min, ...between(min, max), max]
  // Two hours more or less are nothing to a method that takes a day.
  if (isSlow) offered.push(...between(max, maxSlow, minutes => minutes >= 2 * max), maxSlow)
  const chosen = Number.parseInt(escrowMinutes, 10)
  const isOffered = Number.isNaN(chosen) || offered.includes(chosen)
  return [...new Set(isOffered ? offered : [...offered, chosen])].toSorted((one, other) => one - other)
}
