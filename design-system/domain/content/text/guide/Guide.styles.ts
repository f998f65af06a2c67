import { styled } from 'styled-components'
import { cardSurface, column, inlineRow, labelText, noteText, typeStyle } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { borderWidth, semantic, space, type } = vars

export const GuideRoot = styled.div`
  ${column(space[10])}
  width: 100%;
  max-width: 920px; /* measured: a line of a chapter with its number and its time */
  margin-inline: auto;
  padding-block: ${space[4]} ${space[16]};
  @media ${media.phone} {
    gap: ${space[8]};
    padding-block: 0 ${space[10]};
  }
`

export const GuideTotal = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding-bottom: ${space[3]};
  ${labelText}
`

export const ChapterCards = styled.ol`
  ${cardSurface}
  overflow: clip;
  > li + li {
    border-top: ${borderWidth.hairline} solid ${semantic.border.subtle};
  }
`

export const ChapterCard = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[4]};
  padding: ${space[4]} ${space[5]};
  &:hover {
    background: ${semantic.surface.hover};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${vars.focus.width});
  }
  @media ${media.phone} {
    gap: ${space[3]};
    padding: ${space[4]};
  }
`

export const ChapterWords = styled.span`
  ${column(space[1])}
  align-items: flex-start;
  min-width: 0;
  > strong {
    ${typeStyle(type.title3)}
  }
  > span:nth-child(2) {
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`

export const ChapterMinutes = styled.span`
  ${inlineRow(space[3])}
  padding-top: ${space['0-5']};
  ${noteText}
  white-space: nowrap;
  @media ${media.phone} {
    > svg {
      display: none;
    }
  }
`
