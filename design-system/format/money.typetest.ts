import { addMoney, compareMoney, subtractMoney } from './money.ts'
import type { Money } from './money.ts'

const bitcoin: Money<'BTC'> = { amount: '0.1', asset: 'BTC' }
const naira: Money<'NGN'> = { amount: '250000', asset: 'NGN' }

addMoney(bitcoin, bitcoin)
// @ts-expect-error two assets do not add up
addMoney(bitcoin, naira)
// @ts-expect-error nor subtract
subtractMoney(naira, bitcoin)
// @ts-expect-error nor compare
compareMoney(bitcoin, naira)
// @ts-expect-error an amount is digits, never a JavaScript number
addMoney(bitcoin, { amount: 0.1, asset: 'BTC' })
