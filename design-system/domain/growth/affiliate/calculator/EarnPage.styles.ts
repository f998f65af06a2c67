import { styled } from 'styled-components'
import { column, pageTitle, plainSummary, row, typeStyle, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** The parts of a page that is read from above: further from each other than cards of a list. */
export const EarnRoot = styled.div`
  ${column(space[10])}
  padding-top: ${space[4]};
  @media ${media.phone} {
    gap: ${space[8]};
    padding-top: 0;
  }
`

export const EarnHead = styled.header`
  ${column(space[2])}
  h1 {
    ${pageTitle}
  }
  p {
    max-width: 68ch;
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
  }
`

export const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]};
  > li {
    ${column(space[1])}
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
`

export const Actions = styled.div`
  ${wrappingRow(space[4])}
  @media ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    > :nth-child(2) {
      align-self: center;
    }
  }
`

/** A question is opened where it stands, without any script. */
export const Question = styled.details`
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:last-child {
    border-bottom: 0;
  }
  summary {
    ${row(space[3])}
    justify-content: space-between;
    min-height: ${vars.size.controlXl};
    padding-block: ${space[3]};
    border-radius: ${vars.radius.xs};
    font: ${type.bodyStrong.font};
    ${plainSummary}
  }
  summary > :last-child {
    color: ${semantic.text.tertiary};
    transition: transform ${vars.duration.fast} ${vars.easing.out};
  }
  &[open] summary > :last-child {
    transform: rotate(180deg);
  }
  p {
    max-width: 68ch;
    padding-bottom: ${space[4]};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`

export const TermList = styled.dl`
  ${column()}
  > div {
    display: grid;
    grid-template-columns: ${space[16]} minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${space['2-5']};
    border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
    ${typeStyle(type.amountM)}
  }
  dd {
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`
