/** Letters and digits alone, in one case and without accents: banks write `OLUWASEUN A. BALOGUN`, people `Oluwaseun A Balogun`. */
const bare = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How a declared name stands to the verified one. The words may come in another order; initials count as other words. */
export function compareNames(declared: string, verified: string | null): 'same' | 'differs' | 'unverified' {
  if (verified === null) return 'unverified'
  const words = (name: string) => bare(name).split(' ').toSorted().join(' ')
  return words(declared) === words(verified) ? 'same' : 'differs'
}
