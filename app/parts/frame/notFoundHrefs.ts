import { paths } from '../../routes/paths.ts'

/** The ways on from what is not there. */
export const notFoundHrefs = { home: paths.home(), buy: paths.buy(), sell: paths.sell() } as const
