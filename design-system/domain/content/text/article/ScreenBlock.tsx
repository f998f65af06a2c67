import type { Block } from '../contentTree.ts'
import { ScreenRoot } from './ScreenBlock.styles.ts'

type ScreenBlockProps = Omit<Extract<Block, { kind: 'screen' }>, 'kind' | 'picture'>

const themes = ['light', 'dark'] as const

/** A picture of a part of the product, in the page’s own theme, without a script; use `FigureBlock` for one that was uploaded. */
export function ScreenBlock({ light, dark, width, height, alt, caption }: ScreenBlockProps) {
  const files = { light, dark }
  return (
    <ScreenRoot>
      {themes.map(theme => (
        <picture key={theme} data-shown={theme}>
          <source type="image/avif" srcSet={`${files[theme]}.avif`} />
          <img
            src={`${files[theme]}.webp`}
            width={width}
            height={height}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
      {caption !== null && <figcaption>{caption}</figcaption>}
    </ScreenRoot>
  )
}
