/** How much of each end people compare. */
const end = 6
const group = 4

export interface AddressPiece {
  readonly text: string
  /** One of the two ends, which people compare. */
  readonly isEnd: boolean
}

/** An address in pieces to read and compare: its first and last six characters by themselves, fours between them. */
export function addressPieces(address: string): readonly AddressPiece[] {
  if (address.length <= 2 * end) return [{ text: address, isEnd: true }]
  const middle = address.slice(end, -end).match(new RegExp(`.{1,${group}}`, 'g')) ?? []
  return [
    { text: address.slice(0, end), isEnd: true },
    ...middle.map(text => ({ text, isEnd: false })),
    { text: address.slice(-end), isEnd: true },
  ]
}
