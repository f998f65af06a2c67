import { Secret } from 'otpauth'
import { codeAt } from '../../../server/modules/people/proof/twoFactor.ts'
import type { TestSouk } from '../../support/souk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { done } from '../roles/done.ts'
import { newName, signUpTrader } from '../roles/scene.ts'

/** An operator with a second factor, and its secret. */
export interface Operator extends Person {
  readonly secret: string
}

let secrets = 0

/** Somebody who runs the place. */
export async function signUpOperator(souk: TestSouk): Promise<Operator> {
  const person = await signUpTrader(souk, newName('operator'))
  const secret = Secret.fromUTF8(`secret of operator ${(secrets += 1)}`).base32
  const body = { user_name: person.name, roles: ['user', 'operator'], totp_secret: secret }
  await done(souk.call('POST /dev/standing', { body }))
  return { ...person, secret }
}

/** The code that an operator's authenticator shows. */
export const codeOf = (souk: TestSouk, { secret }: Operator): string =>
  codeAt(secret, souk.server.parts.clock.now())

/** Opens the desk; each code is good once, so time goes on to the next one first. */
export async function openDesk(souk: TestSouk, operator: Operator): Promise<Json> {
  await souk.advance(30_000)
  return done(
    souk.call('POST /v1/operator/session', { as: operator, body: { code: codeOf(souk, operator) } }),
  )
}

/** An operator at an open desk. */
export async function operatorAtDesk(souk: TestSouk): Promise<Operator> {
  const operator = await signUpOperator(souk)
  await openDesk(souk, operator)
  return operator
}

/** The id of somebody, by which acts name them. */
export async function idOf(souk: TestSouk, { name }: Person): Promise<string> {
  const { id } = await souk.server.parts.database.db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}
