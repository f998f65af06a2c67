import type { DocumentExtra, DocumentKind } from './document.ts'
import { extraFields, kindRules } from './kinds.ts'
import { slideProblems, type SlideProblem } from './slides.ts'
import type { Block } from './tree.ts'

/** What is said of a card. */
interface LintedCard {
  readonly kind: DocumentKind
  readonly description: string
  readonly extra: DocumentExtra
}

/** What keeps a card from its readers. */
export interface CardProblems {
  readonly hasNoText: boolean
  /** By their names on the wire. */
  readonly missing: readonly string[]
  readonly slides: readonly SlideProblem[]
}

/** What a card lacks, and what of it cannot be shown; nothing of any other kind. */
export function cardProblems(
  { kind, description, extra }: LintedCard,
  blocks: readonly Block[],
): CardProblems {
  const { card, needs } = kindRules[kind]
  const unsaid = needs.filter(name => extra[extraFields[name]] === undefined)
  // A way out and its word: one alone is nothing.
  const half = [
    ...(extra.linkPath !== undefined && extra.linkLabel === undefined ? ['link_label'] : []),
    ...(extra.linkLabel !== undefined && extra.linkPath === undefined ? ['link_path'] : []),
  ]
  return {
    hasNoText: card?.isDescribed === true && description.trim() === '',
    missing: [...unsaid, ...half],
    slides: kind === 'story' ? slideProblems(blocks) : [],
  }
}

/** The words of a card beside its title and its sentence, in which names may stand, too. */
export const cardLines = ({ linkLabel = '', about = '' }: DocumentExtra): string => `${linkLabel} ${about}`
