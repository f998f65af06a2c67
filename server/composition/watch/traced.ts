import type { Tracing } from '../../../http/tracing.ts'
import type { OnStatement } from '../../database/database.ts'
import type { Signer } from '../../signer/signer.ts'

/** Statements may be long, and their beginning says which one it is. */
const statementLength = 500

/** Tells of each statement of a call. Values are not in it: they travel beside the text. */
export const statementsTo =
  (tracing: Tracing): OnStatement =>
  (statement, ms) => {
    const text = statement.trimStart()
    tracing.told(`SQL ${text.split(/[\s(]/, 1)[0] ?? ''}`, ms, {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, statementLength),
    })
  }

/** A signer whose answers are waited for as a step of a call. Its own process loads nothing for it and calls nobody. */
export const tracedSigner = (signer: Signer, tracing: Tracing): Signer => ({
  ...signer,
  sign: (order, signal) =>
    tracing.step(`signer ${order.network} ${order.coin}`, () => signer.sign(order, signal)),
})
