import { styled } from 'styled-components'
import {
  captionText,
  cardSurface,
  centred,
  column,
  inlineRow,
  noteText,
  plainSummary,
  square,
  wrappingRow,
} from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { borderWidth, semantic, size, space, type } = vars

export const NumberSquare = styled.b`
  ${centred}
  flex: none;
  ${square(size.step)}
  border: ${borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.s};
  font: ${type.caption.font};
  font-weight: ${vars.font.weight.semibold};
  &[data-state='read'] {
    border-color: transparent;
    color: ${semantic.text.primary};
    background: ${semantic.surface.muted};
  }
`

export const ListLink = styled.a`
  display: grid;
  grid-template-columns: ${size.step} minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space['2-5']};
  padding: ${space['1-5']} ${space[3]};
  border-radius: ${vars.radius.m};
  color: ${semantic.text.secondary};
  > span {
    padding-top: ${space['0-5']};
  }
  > small {
    padding-top: ${space['0-5']};
    font: ${type.caption.font};
    line-height: inherit;
    color: ${semantic.text.secondary};
    white-space: nowrap;
  }
  &:hover {
    background: ${semantic.surface.hover};
  }
  &[aria-current] {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
    background: ${semantic.surface.muted};
  }
  &[aria-current] > b {
    border-color: transparent;
    color: ${semantic.text.inverse};
    background: ${semantic.surface.inverse};
  }
  @media ${media.belowTabletBig} {
    align-items: center;
    min-height: ${size.touch};
    > span,
    > small {
      padding-top: 0;
    }
  }
`

export const Bars = styled.div`
  display: flex;
  gap: ${space['0-5']};
  > span {
    flex: 1;
    height: ${size.meter};
    border-radius: ${vars.radius.xs};
    background: ${semantic.border.default};
  }
  > [data-state='now'] {
    background: ${semantic.border.strong};
  }
  > [data-state='read'] {
    background: ${semantic.text.primary};
  }
`

export const ListCard = styled.nav`
  padding: ${space[4]} ${space[2]} ${space[2]};
  ${cardSurface}
`

export const ListHead = styled.div`
  ${column(space[2])}
  padding: 0 ${space[3]} ${space[3]};
`

/** What is read, and what is left. */
export const ListWords = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[2]};
  ${noteText}
  > b {
    font: ${type.bodyStrong.font};
    color: ${semantic.text.primary};
  }
`

/** The list folded away over a chapter, with how far somebody is. */
export const ChapterFoldRoot = styled.details`
  padding: 0 ${space['3-5']} ${space['3-5']};
  ${cardSurface}
  > summary {
    ${wrappingRow(space[2], space[3])}
    justify-content: space-between;
    padding-top: ${space[3]};
    border-radius: ${vars.radius.xs};
    ${plainSummary}
  }
  > summary > :last-child {
    flex-basis: 100%;
  }
  > summary svg {
    transition: transform ${vars.duration.fast} ${vars.easing.out};
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  > ol {
    margin: ${space[3]} calc(-1 * ${space[2]}) calc(-1 * ${space[2]});
  }
`

export const FoldWords = styled.span`
  ${column()}
  > b {
    font: ${type.bodyStrong.font};
  }
  > small {
    ${captionText}
  }
`

export const FoldAction = styled.span`
  ${inlineRow(space[1])}
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.link};
`
