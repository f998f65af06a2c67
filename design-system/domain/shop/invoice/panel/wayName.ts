import type { PaymentWay } from '../invoiceShape.ts'

/** A way to pay as the value of a button: `USDT/tron`. */
export const wayName = ({ coin, network }: Pick<PaymentWay, 'coin' | 'network'>): string =>
  `${coin}/${network}`
