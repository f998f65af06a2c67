import { styled } from 'styled-components'
import { captionText, centred, column, row, square, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, size, type, radius } = vars
const hairline = `${vars.borderWidth.hairline} solid ${semantic.border.default}`

/** The form at the side of the preview; on smaller screens under it. */
export const EditorRoot = styled.form`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: ${hairline};
  border-radius: ${radius.l};
  background: ${semantic.surface.card};
  @media ${media.phone} {
    margin-inline: calc(-1 * ${space[4]});
    border-inline: 0;
    border-radius: 0;
  }
`

export const EditorPart = styled.section`
  ${column(space[3])}
  padding: ${space[4]} ${space[5]};
  border-bottom: ${hairline};
  &:last-of-type {
    border-bottom: 0;
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[3]};
`

/** Both background colours as a payer sees them. */
export const GradientStrip = styled.div`
  height: ${size.controlXl};
  border: ${hairline};
  border-radius: ${radius.m};
  background: linear-gradient(135deg, var(--from), var(--to));
`

/** How well a text can be read, beside its colour. */
export const ContrastRoot = styled.output`
  ${row(space[2])}
  min-height: ${size.touch};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.m};
  font: ${type.caption.font};
  &[data-tone='positive'] {
    color: ${semantic.positive.text};
    background: ${semantic.positive.soft};
  }
  &[data-tone='warning'] {
    color: ${semantic.warning.text};
    background: ${semantic.warning.soft};
  }
  > span {
    display: grid;
    min-width: 0;
  }
  strong {
    font: ${type.bodyStrong.font};
  }
`

/** Stands under the label line of the field beside it. */
export const ContrastPlace = styled.div`
  ${column(space[2])}
  margin-top: auto;
`

export const PresetGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]};
`

/** A look to begin with: its gradient, and a drop of its button. */
export const PresetButton = styled.button`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[1]};
  border-radius: ${radius.m};
  ${captionText}
  min-height: ${size.touch};
  &:hover {
    color: ${semantic.text.primary};
    background: ${semantic.surface.hover};
  }
  &[aria-pressed='true'] {
    color: ${semantic.accent.text};
    background: ${semantic.accent.soft};
  }
  > span:first-child {
    ${centred}
    width: 100%;
    height: ${size.controlM};
    border: ${hairline};
    border-radius: ${radius.s};
    background: linear-gradient(135deg, var(--from), var(--to));
    &::after {
      content: '';
      width: ${space[6]};
      height: ${space[2]};
      border-radius: ${radius.full};
      background: var(--button);
    }
  }
`

export const PictureRoot = styled.div`
  ${wrappingRow(space[2], space[3])}
  padding: ${space[2]} ${space[3]};
  border: ${hairline};
  border-radius: ${radius.m};
  &[data-empty] {
    border-style: dashed;
    border-color: ${semantic.border.strong};
  }
`

export const PictureTile = styled.span`
  flex: none;
  ${centred}
  ${square(size.controlM)}
  border-radius: ${radius.s};
  overflow: clip;
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** How an upload goes is said while it does. */
export const PictureNote = styled.output`
  ${captionText}
  &[data-tone='negative'] {
    color: ${semantic.negative.text};
  }
`

/** What of a style sheet is not allowed, by line. */
export const ProblemList = styled.ul`
  display: grid;
  gap: ${space[1]};
  font: ${type.caption.font};
  color: ${semantic.negative.text};
  overflow-wrap: anywhere;
  code {
    font: ${type.codeText.font};
  }
`

export const PictureWords = styled.div`
  flex: 1 1 0;
  display: grid;
  min-width: min(100%, ${size.tileXl});
  overflow-wrap: anywhere;
`

/** A word that opens the choice of a file. */
export const UploadLabel = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  padding-inline: ${space[2]};
  border-radius: ${radius.s};
  font: ${type.bodyStrong.font};
  color: ${semantic.text.link};
  cursor: pointer;
  &:hover {
    background: ${semantic.surface.hover};
  }
  &:has(:focus-visible) {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
  }
`

export const SaveBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${vars.z.sticky};
  ${column(space[2])}
  padding: ${space[3]} ${space[5]};
  border-top: ${hairline};
  border-radius: 0 0 ${radius.l} ${radius.l};
  background: ${semantic.surface.card};
  @media ${media.phone} {
    /* Over the tabs at the lower edge. */
    bottom: calc(${size.tabBar} + env(safe-area-inset-bottom));
    padding-inline: ${space[4]};
    border-radius: 0;
  }
`
