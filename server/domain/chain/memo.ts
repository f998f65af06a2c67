/** So that no memo is so short that somebody hits it by chance. */
const first = 100_000

/**
 * The memo of a number: digits, the last two of which are a checksum (ISO 7064, mod 97-10), so that a slip of the finger
 * leads to nobody and never to somebody else.
 */
export function depositMemo(derivation: number): string {
  const digits = `${first + derivation}`
  const check = 98 - Number((BigInt(digits) * 100n) % 97n)
  return `${digits}${String(check).padStart(2, '0')}`
}
