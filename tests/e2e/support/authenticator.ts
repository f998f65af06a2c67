import { Secret, TOTP } from 'otpauth'
import { advance, password, type Person } from './people.ts'

/** An authenticator app with a secret: gives a code that was not used yet, for which the clock moves to a new step. */
export function authenticator(url: string, secret: string): () => Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return async () => totp.generate({ timestamp: (await advance(url, 0.5)).getTime() })
}

/** Somebody's second factor. */
export interface SecondFactor {
  readonly recoveryCodes: readonly string[]
  readonly next: () => Promise<string>
}

/** Switches on somebody's second factor over the API. */
export async function switchOnSecondFactor(url: string, person: Person): Promise<SecondFactor> {
  const { secret } = await person.api<{ secret: string }>('POST /v1/mfas', {
    two_way_auth_method: 'google_authenticator',
    password,
  })
  const next = authenticator(url, secret)
  const { codes } = await person.api<{ codes: string[] }>('POST /v1/mfas/confirm', { code: await next() })
  return { recoveryCodes: codes, next }
}
