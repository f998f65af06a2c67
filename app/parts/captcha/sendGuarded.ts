import { secondsToWait } from '../../network/apollo/secondsToWait.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { ShownInPlaceError } from './ShownInPlaceError.ts'
import type { CaptchaCheck } from './captchaCheck.ts'

/** A service that refuses its own challenges is not asked for ever. */
const mostChecks = 2

const captchaCodes: ReadonlySet<string | undefined> = new Set(['captcha_required', 'captcha_wrong'])
const asksForCheck = (error: unknown) => captchaCodes.has(refusalOf(error)?.code)

interface Guard {
  readonly check: CaptchaCheck
  /** Nothing may be tried for so many seconds. */
  readonly wait: (seconds: number) => void
}

/**
 * Sends a form that guessers are kept from. Where the service asks for a check it is done and the form goes again with it; a
 * refusal after that has another one prepared for the next try, since a solution counts once.
 * @param send with the solution of a check, where there is one
 */
export async function sendGuarded<Answer>(
  send: (captcha: string | undefined) => Promise<Answer>,
  { check, wait }: Guard,
): Promise<Answer> {
  let solution = check.take()
  for (let checks = 0; ; checks++) {
    try {
      return await send(solution)
    } catch (error) {
      if (!asksForCheck(error) || checks === mostChecks) throw afterRefusal(error, { check, wait })
      solution = await check.solve().catch(() => {
        throw new ShownInPlaceError('The check could not be done')
      })
    }
  }
}

function afterRefusal(error: unknown, { check, wait }: Guard): unknown {
  const seconds = secondsToWait(error)
  if (seconds !== null) {
    check.dismiss()
    wait(seconds)
    return new ShownInPlaceError('Too many tries')
  }
  if (check.state() !== null) check.prepare()
  return error
}
