import type { Brand } from '../../../brand/brand.ts'

/** Words of a picture: what is drawn of them depends on how long they are. */
export interface PictureWords {
  readonly text: string
  /** The largest that fits is taken. */
  readonly sizes: readonly number[]
  readonly weight: 400 | 600
  readonly colour: string
  readonly lines: number
}

/** Words below each other. */
export interface PictureColumn {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly align: 'start' | 'middle'
  readonly words: readonly PictureWords[]
}

/** A picture as the app's build composes it: `app/reader/discovery/preview/picture.ts`. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** SVG without any words. */
  readonly drawn: string
  readonly columns: readonly PictureColumn[]
  readonly sign: { readonly x: number; readonly y: number; readonly size: number }
}

/** A picture that is asked for, and what has to be asked of the server for it. */
export interface PreviewRoute {
  readonly locale: string
  /** Paths of the server's API, by a name; each is read as anybody. */
  readonly calls: Readonly<Record<string, string>>
}

type Answers = Readonly<Record<string, unknown>>

/** What the app's build knows of pictures. */
export interface PreviewBuild {
  readonly previewAt: (path: string) => PreviewRoute | null
  readonly previewMore: (route: PreviewRoute, answers: Answers) => PreviewRoute['calls']
  /** Null where there is no such page. */
  readonly previewPicture: (route: PreviewRoute, answers: Answers, brand: Brand) => Picture | null
  /** Where the picture of a page is: its own, or the market's. */
  readonly previewPath: (locale: string, path: string) => string
}
