/** How a name is shown to whom it is not: its first sign and its last, whatever lies between. */
export function maskedName(name: string): string {
  const signs = Array.from(name)
  return `${signs[0] ?? ''}•••${signs.length > 2 ? signs.at(-1) : ''}`
}
