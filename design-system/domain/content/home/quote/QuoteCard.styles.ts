import { styled } from 'styled-components'
import {
  captionText,
  column,
  inlineRow,
  labelText,
  row,
  square,
  wrappingRow,
} from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const QuoteCardRoot = styled.section`
  min-width: 0;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.xl};
  overflow: hidden;
  background: ${semantic.surface.card};
  box-shadow: ${vars.shadow[2]};
`

/** The room of one offer and two lines is kept while nothing is there yet: nothing moves when it comes. */
export const QuoteResult = styled.div`
  ${column()}
  min-height: 440px; /* measured: the best offer, two more, and the foot */
  @media ${media.phone} {
    min-height: 620px; /* measured: the same, folded */
  }
`

export const Best = styled.div`
  ${column(space[3])}
  padding: ${space[4]} ${space[5]} ${space[5]};
  transition: opacity ${vars.duration.fast} ${vars.easing.out};
  @media ${media.phone} {
    padding: ${space['3-5']};
  }
`

export const BestTop = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  ${labelText}
  > strong {
    color: ${semantic.text.primary};
  }
`

export const BestLine = styled.div`
  ${wrappingRow(space[2], space[4])}
  justify-content: space-between;
`

export const PriceAside = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  > span:first-child {
    display: flex;
    align-items: baseline;
    gap: ${space[1]};
    ${captionText}
  }
  @media ${media.phone} {
    width: 100%;
    flex-direction: row;
    align-items: baseline;
    justify-content: space-between;
  }
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, auto));
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding-top: ${space[3]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  dt {
    ${captionText}
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    font: ${type.label.font};
    font-weight: ${vars.font.weight.semibold};
  }
  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Locked = styled.p`
  display: flex;
  align-items: flex-start;
  justify-content: center;
  gap: ${space['1-5']};
  ${captionText}
  text-wrap: pretty;
`

export const Others = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto auto;
    align-items: center;
    gap: ${space[1]} ${space[5]};
    min-height: 60px; /* measured: two lines of a person */
    padding: ${space[2]} ${space[5]};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  @media ${media.phone} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: ${space[3]} ${space['3-5']};
    }
  }
`

export const OtherFigure = styled.div`
  ${column()}
  align-items: flex-end;
  &[data-of='coins'] {
    ${captionText}
  }
  @media ${media.phone} {
    &[data-of='coins'] {
      grid-row: 2;
      align-items: flex-start;
    }
  }
`

export const Foot = styled.div`
  ${row(space[4])}
  justify-content: space-between;
  margin-top: auto;
  padding: ${space[3]} ${space[5]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  ${captionText}
  background: ${semantic.surface.sunken};
  @media ${media.phone} {
    padding-inline: ${space['3-5']};
  }
`

export const Freshness = styled.span`
  ${inlineRow(space['1-5'])}
  &::before {
    content: '';
    ${square(space[2])}
    border-radius: ${vars.radius.full};
    background: ${semantic.presence.online};
  }
  &[data-of='old']::before {
    background: ${semantic.warning.solid};
  }
`

export const Nothing = styled.div`
  ${column(space[3])}
  align-items: flex-start;
  padding: ${space[6]} ${space[5]};
  > h2 {
    font: ${type.title3.font};
  }
  > p {
    max-width: 52ch;
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`
