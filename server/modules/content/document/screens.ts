import kept from '../../../../content/figures/figures.json' with { type: 'json' }
import type { Screens } from '../../../domain/content/screens.ts'

/** The pictures of the product that texts may show: `npm run figures` makes them (docs/adr/0134). */
export const screens: Screens = kept
