/** Words of a picture: the gateway, which has the fonts, finds out how large they can be and where their lines end. */
export interface PictureWords {
  readonly text: string
  /** The largest that fits is taken. */
  readonly sizes: readonly [number, ...number[]]
  readonly weight: 400 | 600
  readonly colour: string
  /** What is longer ends in dots. */
  readonly lines: number
}

/** Words below each other. */
export interface PictureColumn {
  readonly x: number
  readonly top: number
  readonly width: number
  /** What would come below it is left out. */
  readonly bottom: number
  readonly align: 'start' | 'middle'
  readonly words: readonly PictureWords[]
}

/** A picture that others show beside a link: what is drawn, as SVG, and what is written over it. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly drawn: string
  readonly columns: readonly PictureColumn[]
  /** Where the sign of the market stands. */
  readonly sign: { readonly x: number; readonly y: number; readonly size: number }
}
