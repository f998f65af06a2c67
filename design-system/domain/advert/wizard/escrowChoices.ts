import type { AdvertValues } from './advertValues.ts'
import type { WizardMethod } from './wizardMethod.ts'

const usual = [15, 30, 45, 60, 90] as const
/** For methods whose money takes hours. */
const slow = [180, 360, 720, 1440] as const

/** The minutes that a payer can be given; hours only where a method is slow. What was chosen once stays choosable. */
export function escrowChoices(
  methods: readonly WizardMethod[],
  { paymentMethodCodes, escrowMinutes }: Pick<AdvertValues, 'paymentMethodCodes' | 'escrowMinutes'>,
): readonly number[] {
  const isSlow = methods.some(({ code, speed }) => speed === 'slow' && paymentMethodCodes.includes(code))
  const offered: readonly number[] = isSlow ? [...usual, ...slow] : usual
  const chosen = Number.parseInt(escrowMinutes, 10)
  const isOffered = Number.isNaN(chosen) || offered.includes(chosen)
  return isOffered ? offered : [...offered, chosen].toSorted((one, other) => one - other)
}
