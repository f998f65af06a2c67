/**
 * Refusals that pages say otherwise than the service does (`server/locales/en/refusals.ts`), because they stand beside what they
 * are about. All others are the service's own sentences.
 */
export const errorOtherwise = {
  style_unreadable: 'Hard to read: {{ratio}} : 1, and {{min}} : 1 is needed.',
  css_not_loaded:
    'It could not be loaded. The link has to answer at once, without a redirect, from a public address.',
  css_too_large: 'Too large: up to {{max}} KB.',
  css_unreadable:
    'Line {{line}}: text is hard to read on this background, {{ratio}} : 1, and {{min}} : 1 is needed.',
} as const
