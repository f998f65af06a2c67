import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Connection, Database } from '../../../database/database.ts'
import { product } from '../../../runtime/product.ts'

/** Tells people from scripts before another guess at a password. Another provider's service is another implementation. */
export interface Captcha {
  /** Something to solve, as the client's library takes it. */
  challenge(at: Date): Promise<string>
  /**
   * Whether this is a solution; a second time it is none.
   * @param db the transaction with which it is spent; left out, it is spent whatever becomes of what it came with
   */
  isSolved(solution: string, at: Date, db?: Connection): Promise<boolean>
}

/** Some 256 derivations: about a second of a phone, and a burden for who wants thousands. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1000, keyPrefix: '00' } as const

const payload = Type.Object({
  challenge: Type.Object({
    parameters: Type.Object({
      nonce: Type.String({ maxLength: 128 }),
      cost: Type.Literal(work.cost),
      algorithm: Type.Literal(work.algorithm),
      data: Type.Object({ until: Type.Number() }),
    }),
    signature: Type.String({ maxLength: 256 }),
  }),
  solution: Type.Object({
    counter: Type.Integer({ minimum: 0, maximum: 2 ** 32 - 1 }),
    derivedKey: Type.String({ maxLength: 256 }),
  }),
})

/**
 * Proof of work of our own, in the manner of ALTCHA: the challenge is signed, lives ten minutes by the shared clock, and is
 * spent by its first solution.
 * @param secret that signs, the same in all processes
 */
export const proofOfWork = (database: Database, secret: string): Captcha => ({
  async challenge(at) {
    const until = Math.floor(at.getTime() / 1000) + product.session.captchaMinutes * 60
    const options = { ...work, deriveKey, hmacSignatureSecret: secret, data: { until } }
    return JSON.stringify(await createChallenge(options))
  },
  async isSolved(text, at, db = database.db) {
    const shown = read(text)
    if (!shown || shown.challenge.parameters.data.until * 1000 <= at.getTime()) return false
    const { challenge, solution } = shown as unknown as { challenge: Challenge; solution: Solution }
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret,
    })
    if (!verified) return false
    const spent = await db
      .insertInto('spent_captcha')
      .values({
        nonce: challenge.parameters.nonce,
        expires_at: new Date(shown.challenge.parameters.data.until * 1000),
      })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    return spent.numInsertedOrUpdatedRows === 1n
  },
})

function read(text: string) {
  try {
    const shown: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
    return Value.Check(payload, shown) ? shown : null
  } catch {
    return null
  }
}
