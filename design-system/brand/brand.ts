/** One place to be found at, beside the site itself. */
export interface SocialLink {
  readonly name: string
  readonly href: string
}

/** Who runs this market. An operator that runs it under another name changes this module and `BrandMark`, and nothing else. */
export const brand = {
  name: 'Souk',
  supportEmail: 'support@souk.example',
  /** Shown in the footer in this order; empty shows none. */
  socialLinks: [] as readonly SocialLink[],
  /** Where people write public reviews of this market; without one nobody is asked for a review. */
  reviewUrl: null as string | null,
} as const
