import { Type } from 'typebox'

/** A chain's code, as in `tron`. */
export const NetworkName = Type.String({ pattern: '^[a-z]{2,20}$' })
