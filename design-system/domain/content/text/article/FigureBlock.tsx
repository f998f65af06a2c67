import type { Block } from '../contentTree.ts'
import { FigureRoot } from './FigureBlock.styles.ts'

type FigureBlockProps = Omit<Extract<Block, { kind: 'figure' }>, 'kind' | 'picture'>

/** The column of running text, and the whole width of a phone. */
const sizes = '(min-width: 760px) 664px, 100vw' /* measured: the article’s column */

/**
 * A picture of a text, in the width and the format that the reader's screen and browser ask for; fetched as they come near it. What it shows
 * stands in `alt`.
 */
export function FigureBlock({ src, widths, width, height, alt, caption }: FigureBlockProps) {
  const fileOf = (format: string, one: number) => `${src}/${one}.${format}`
  const set = (format: string) => widths.map(one => `${fileOf(format, one)} ${one}w`).join(', ')
  return (
    <FigureRoot>
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
        <img
          src={fileOf('webp', width)}
          srcSet={set('webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption !== null && <figcaption>{caption}</figcaption>}
    </FigureRoot>
  )
}
