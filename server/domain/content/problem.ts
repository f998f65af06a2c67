/** What a text may hold that is not shown. */
export const problemCodes = [
  'too_long',
  'too_deep',
  'strange_sign',
  'raw_html',
  'picture',
  'picture_alt',
  'link_target',
  'link_reference',
  'heading_level',
  'heading_id',
  'unknown_block',
  'unknown_value',
  'unknown',
] as const

/** What is wrong with a text, and in which of its lines. */
export interface ContentProblem {
  readonly line: number
  readonly code: (typeof problemCodes)[number]
}
