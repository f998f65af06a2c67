import type { DocumentExtra } from './document.ts'
import type { ContentIcon, ContentTone } from './toneAndIcon.ts'
import { writeSlides } from './slides.ts'

/** A text in several languages. */
type Text = Readonly<Record<string, string>>
interface Link {
  readonly path: string
  readonly label: Text
}
interface Look {
  readonly tone: ContentTone
  readonly icon: ContentIcon
}

/** A card with its texts in every language, as a content file has it. */
export interface CardBodies {
  readonly story: Look & {
    readonly title: Text
    readonly slides: readonly { readonly title: Text; readonly text: Text; readonly link?: Link }[]
  }
  readonly promo_block: Look & { readonly title: Text; readonly text: Text; readonly link?: Link }
  readonly service_feedback: {
    readonly author: string
    readonly about?: Text
    readonly text: Text
    readonly at: string
    readonly example?: boolean
  }
  readonly media_partner: {
    readonly name: string
    readonly url: string
    readonly quote?: Text
    readonly example?: boolean
  }
}
export type CardKind = keyof CardBodies

/** What a document says in a language. */
export interface CardText {
  readonly title: string
  readonly description: string
  readonly source: string
  readonly extra: DocumentExtra
}

type In = (text: Text | undefined) => string
const example = (is: boolean | undefined): DocumentExtra => (is === true ? { isExample: true } : {})

const written: { readonly [K in CardKind]: (body: CardBodies[K], say: In) => CardText } = {
  story: ({ tone, icon, title, slides }, say) => ({
    title: say(title),
    description: '',
    source: writeSlides(
      slides.map(({ title: head, text, link }) => ({
        title: say(head),
        text: say(text),
        link: link ? { path: link.path, label: say(link.label) } : null,
      })),
    ),
    extra: { tone, icon },
  }),
  promo_block: ({ tone, icon, title, text, link }, say) => ({
    title: say(title),
    description: say(text),
    source: '',
    extra: { tone, icon, ...(link ? { linkPath: link.path, linkLabel: say(link.label) } : {}) },
  }),
  service_feedback: ({ author, about, text, at, example: is }, say) => ({
    title: author,
    description: say(text),
    source: '',
    extra: { ...(about ? { about: say(about) } : {}), saidOn: at, ...example(is) },
  }),
  media_partner: ({ name, url, quote, example: is }, say) => ({
    title: name,
    description: say(quote),
    source: '',
    extra: { url, ...example(is) },
  }),
}

/**
 * What a card of a content file says in a language, as a document.
 * @param otherwise the language of a text that lacks this one
 */
export const cardText = <K extends CardKind>(
  kind: K,
  body: CardBodies[K],
  { locale, otherwise }: { readonly locale: string; readonly otherwise: string },
): CardText => written[kind](body, text => text?.[locale] ?? text?.[otherwise] ?? '')
