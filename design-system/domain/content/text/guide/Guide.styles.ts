import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { borderWidth, semantic, space, type } = vars

export const GuideRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[10]};
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
  font: ${type.label.font};
  color: ${semantic.text.secondary};
`

export const ChapterCards = styled.ol`
  border: ${borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
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
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[1]};
  min-width: 0;
  > strong {
    font: ${type.title3.font};
    letter-spacing: ${type.title3.tracking};
  }
  > span:nth-child(2) {
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`

export const ChapterMinutes = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  padding-top: ${space['0-5']};
  font: ${type.label.font};
  font-weight: ${vars.font.weight.regular};
  color: ${semantic.text.secondary};
  white-space: nowrap;
  @media ${media.phone} {
    > svg {
      display: none;
    }
  }
`
