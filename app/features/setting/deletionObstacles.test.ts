import { expect, it } from 'vitest'
import { deletionObstacles } from './deletionObstacles.ts'

const refused = (extensions: object) => ({ errors: [{ message: 'x', extensions }] })

it.each([
  [
    'what stood in the way, in the order of the page',
    refused({ code: 'deletion_refused', metadata: { obstacles: ['trades', 'balance'] } }),
    ['balance', 'trades'],
  ],
  [
    'a reason that this app has no words for is left out',
    refused({ code: 'deletion_refused', metadata: { obstacles: ['curse'] } }),
    [],
  ],
  ['nothing told', refused({ code: 'deletion_refused' }), []],
  ['another refusal', refused({ code: 'wrong_password', metadata: { obstacles: ['trades'] } }), null],
  ['a lost connection', new TypeError('fetch'), null],
])('%s', (_, error, reasons) => {
  expect(deletionObstacles(error)).toEqual(reasons)
})
