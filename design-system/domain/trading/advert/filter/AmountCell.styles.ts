import { styled } from 'styled-components'
import { captionText, inlineRow, oneLine, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** A cell of the filter bar in which an amount is typed; on a phone a box of its own. */
export const CellRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  min-height: ${vars.size.header};
  padding-block: ${space[2]};
  padding-inline: ${space[4]} ${space[2]};
  background: ${semantic.surface.card};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &:focus-within {
    background: ${semantic.surface.selected};
    box-shadow: inset 0 calc(${vars.borderWidth.thick} * -1) ${semantic.accent.solid};
  }
  &[data-status='invalid'] {
    box-shadow: inset 0 calc(${vars.borderWidth.thick} * -1) ${semantic.negative.icon};
  }
  @media ${media.phone} {
    min-height: ${vars.size.controlL};
    padding: 0;
    padding-inline-start: ${space[3]};
    border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    border-radius: ${vars.radius.l};
    &:focus-within {
      border-color: ${semantic.accent.solid};
      box-shadow: 0 0 0 ${vars.borderWidth.hairline} ${semantic.accent.solid};
      background: ${semantic.surface.card};
    }
    &[data-status='invalid'] {
      border-color: ${semantic.negative.icon};
      box-shadow: none;
    }
  }
`

export const CellWords = styled.label`
  ${captionText}
  ${oneLine}
  [data-status='invalid'] > & {
    font-weight: ${vars.font.weight.medium};
    color: ${semantic.negative.text};
  }
  @media ${media.phone} {
    [data-status='plain'] > & {
      position: absolute;
      clip-path: inset(50%);
    }
    [data-status='invalid'] > & {
      white-space: normal;
    }
  }
`

export const CellLine = styled.div`
  ${row(space['0-5'])}
  min-width: 0;
`

export const Symbol = styled.span`
  color: ${semantic.text.tertiary};
`

export const AmountInput = styled.input`
  flex: 1;
  min-width: 0;
  width: 0;
  padding: 0;
  border: 0;
  background: none;
  font: ${type.bodyL.font};
  font-weight: ${vars.font.weight.semibold};
  color: ${semantic.text.primary};
  &::placeholder {
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.tertiary};
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
  @media ${media.phone} {
    min-height: ${vars.size.touch};
    /* "Любая сумма" beside a coin and a fiat. */
    &::placeholder {
      font: ${type.label.font};
      font-weight: ${vars.font.weight.regular};
    }
  }
`

/** Changes the unit of the amount: a small press in the corner of the cell. */
export const UnitButton = styled.button`
  flex: none;
  ${inlineRow(space[1])}
  margin-block: calc(${space['1-5']} * -1);
  min-height: ${vars.size.controlS};
  padding: 0 ${space[2]};
  border-radius: ${vars.radius.s};
  ${captionText}
  font-weight: ${vars.font.weight.medium};
  &:hover {
    color: ${semantic.text.primary};
    background: ${semantic.surface.muted};
  }
  @container filters (max-width: 900px) /* measured: the sign before the digits has to do */ {
    &[data-signed] > :first-child {
      display: none;
    }
  }
`
