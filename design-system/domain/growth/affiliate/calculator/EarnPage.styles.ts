import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** The parts of a page that is read from above: further from each other than cards of a list. */
export const EarnRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[10]};
  padding-top: ${space[4]};
  @media ${media.phone} {
    gap: ${space[8]};
    padding-top: 0;
  }
`

export const EarnHead = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  h1 {
    font: ${type.display.font};
    letter-spacing: ${type.display.tracking};
    text-wrap: balance;
  }
  p {
    max-width: 68ch;
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
  }
  @media ${media.phone} {
    h1 {
      font: ${type.title1.font};
      letter-spacing: ${type.title1.tracking};
    }
  }
`

export const How = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

export const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]};
  > li {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
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
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: ${vars.size.controlXl};
    padding-block: ${space[3]};
    border-radius: ${vars.radius.xs};
    font: ${type.bodyStrong.font};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
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
  display: flex;
  flex-direction: column;
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
    font: ${type.amountM.font};
    letter-spacing: ${type.amountM.tracking};
  }
  dd {
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`

/** Stops below the bar that sticks to the top. */
export const TermsPlace = styled.div`
  scroll-margin-top: calc(${vars.size.header} + ${space[4]});
`
