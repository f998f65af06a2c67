import type { MediaPartner } from '../home/MediaPartners.tsx'
import type { ServiceWord } from '../home/ServiceWords.tsx'
import type { PromoBlockShape } from '../promo/PromoBlocks.tsx'
import type { StoryShape } from '../story/storyShape.ts'

/** A part of a page of the app, as its readers would get it. */
export type PreviewCard =
  | { readonly kind: 'story'; readonly story: StoryShape }
  | { readonly kind: 'promo_block'; readonly block: PromoBlockShape }
  | { readonly kind: 'service_feedback'; readonly word: ServiceWord; readonly isExample: boolean }
  | { readonly kind: 'media_partner'; readonly partner: MediaPartner; readonly isExample: boolean }
