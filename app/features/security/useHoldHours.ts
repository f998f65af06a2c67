import { useSettings } from '../../session/useSettings.ts'

/** For how long money is held after a change, until the settings say otherwise. */
const usually = 24

/** For how many hours withdrawals are held after a change of who could be the owner. */
export const useHoldHours = (): number => useSettings()?.holdHours ?? usually
