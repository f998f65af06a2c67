import { useWordedPart } from '../../services/useWordedPart.ts'

const loadPromo = () => import('./Promo.tsx').then(module => module.Promo)

/** Blocks that lead on to something, beside what a page is for: fetched once that is there. */
export function PromoCorner() {
  const show = useWordedPart(true, loadPromo, 'home')
  return show?.({}) ?? null
}
