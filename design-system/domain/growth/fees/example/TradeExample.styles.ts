import { styled } from 'styled-components'
import { hatchGround } from '../../../../primitives/hatch/Hatch.styles.ts'
import { baselineRow, column, labelText, noteText, oneColumnOn, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

const feeBar = '34px' /* measured: wide enough to be seen; words say that it is drawn wider */
const drawing = 'minmax(0, 520px)' /* measured: two sums of a coin with eighteen digits, in two lines */

/** A band across the page, its own colour on both sides of the content. */
export const ExampleBand = styled.div`
  padding-block: ${space[16]};
  background: ${semantic.surface.card};
  /* Bleeds to the edges of the window: the sides are painted and take no room. */
  box-shadow: 0 0 0 100vmax ${semantic.surface.card};
  clip-path: inset(0 -100vmax);
  @media ${media.phone} {
    padding-block: ${space[10]};
  }
`

export const ExampleColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${drawing};
  align-items: start;
  gap: ${space[6]} ${space[16]};
  @media ${media.belowDesktop} {
    column-gap: ${space[10]};
  }
  ${oneColumnOn(media.belowTabletBig)}
`

export const Steps = styled.ol`
  ${column()}
`

export const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, auto);
  align-items: center;
  gap: ${space['0-5']} ${space[4]};
  padding-block: ${space['3-5']};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:first-child {
    border-top: 0;
  }
  > div {
    min-width: 0;
  }
  strong {
    display: block;
    font: ${type.bodyStrong.font};
  }
  small {
    display: block;
    ${noteText}
    overflow-wrap: anywhere;
  }
  > :last-child {
    font: ${type.amountM.font};
    text-align: end;
  }
  @media ${media.phone} {
    column-gap: ${space[3]};
    grid-template-columns: auto minmax(0, 1fr);
    > :last-child {
      grid-column: 2;
      text-align: start;
    }
  }
`

export const IfBuys = styled.div`
  padding: ${space['3-5']} ${space[4]};
  border-radius: ${vars.radius.m};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
  p {
    margin-top: ${space['0-5']};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`

export const EscrowCard = styled.div`
  ${column(space[2])}
  padding: ${space[5]} ${space[6]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.xl};
  background: ${semantic.surface.page};
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

/** Two ends of a line. */
export const Ends = styled.div`
  ${baselineRow(space[1], space[3])}
  justify-content: space-between;
  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > div > * {
    display: block;
  }
  > :last-child:not(:first-child) {
    text-align: end;
  }
`

export const EscrowWord = styled.span`
  ${row(space['1-5'])}
  ${labelText}
`

/** What is the buyer's and what is the fee: hatched while it is locked, plain once it is released. */
export const Bars = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${feeBar};
  gap: ${space['0-5']};
  height: ${vars.size.controlXl};
  > span {
    border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    border-radius: ${vars.radius.s};
    ${hatchGround}
  }
  &[data-state='released'] > span {
    border-color: transparent;
    background: ${semantic.positive.solid};
  }
  &[data-state='released'] > :last-child {
    background: ${semantic.surface.inverse};
  }
`

export const SumLine = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  margin-top: ${space[2]};
  padding-top: ${space[3]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  ${noteText}
  > :first-child {
    color: ${semantic.positive.text};
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
