import { problemCodes } from './problem.ts'

/** What can be found in a text: what the parser leaves out of it, and what its readers or a search engine would miss. */
export const findingCodes = [
  ...problemCodes,
  'empty_text',
  'unknown_fact',
  'unknown_picture',
  'cover_alt_missing',
  'broken_link',
  'missing_locale',
  'headings_differ',
  'live_blocks_differ',
  'description_missing',
  'description_length',
  'title_long',
  'template_unfilled',
  'hard_to_read',
  'long_sentence',
  'field_missing',
  'slide_shape',
  'slide_long',
  'slides_many',
] as const

/** How loud a finding is: what is an error is not published. */
export const severities = ['error', 'warning'] as const
export type Severity = (typeof severities)[number]

/** What is found in a text, where, and what its sentence names. */
export interface Finding {
  readonly code: (typeof findingCodes)[number]
  readonly severity: Severity
  /** From 1 on; null where it is about the whole. */
  readonly line: number | null
  readonly values: Readonly<Record<string, string>>
}
