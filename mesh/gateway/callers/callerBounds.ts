/** How much of one session and of one network: an office has room, a flood has not. */
export interface CallerBounds {
  readonly ofSession: number
  readonly ofNetwork: number
}

/** Where nobody is counted: on a machine of developers everybody comes from one address. */
export const endless: CallerBounds = { ofSession: Infinity, ofNetwork: Infinity }
