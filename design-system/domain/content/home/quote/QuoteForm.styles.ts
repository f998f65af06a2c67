import { styled } from 'styled-components'
import { column, labelText, oneColumnOn, typeStyle, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

export const FormRoot = styled.form`
  ${column()}
`

export const FormHead = styled.div`
  ${wrappingRow(space[3])}
  justify-content: space-between;
  padding: ${space['3-5']} ${space[5]};
  @media ${media.phone} {
    padding: ${space['2-5']} ${space[3]};
  }
`

export const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  ${oneColumnOn(media.phone)}
`

/** One side of the exchange: its name over its amount, and the currency beside it. */
export const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 92px; /* measured: a label over an amount */
  padding: ${space[3]} ${space[5]};
  > label,
  > span:first-child {
    grid-column: 1 / -1;
    ${labelText}
  }
  & + & {
    border-inline-start: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
  &[data-own]:focus-within {
    background: ${semantic.accent.soft};
    box-shadow: inset 0 calc(-1 * ${vars.borderWidth.thick}) ${semantic.accent.solid};
  }
  @media ${media.phone} {
    grid-template-columns: 96px minmax(0, 1fr) auto; /* measured: the longest label of both languages */
    min-height: ${size.controlXl};
    padding: ${space[2]} ${space[3]};
    > label,
    > span:first-child {
      grid-column: auto;
    }
    & + & {
      border-inline-start: 0;
      border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    }
  }
`

export const AmountBox = styled.input`
  width: 100%;
  min-width: 0;
  min-height: ${size.controlM};
  padding: 0;
  border: 0;
  ${typeStyle(type.amountL)}
  color: ${semantic.text.primary};
  background: none;
  outline: none;
  &[aria-invalid='true'] {
    color: ${semantic.negative.text};
  }
  @media ${media.phone} {
    min-height: ${size.touch};
    font-size: 22px; /* measured: nine digits beside the label and the currency */
  }
`

export const Given = styled.output`
  min-width: 0;
  /* An amount is never cut: a longer one takes a second line. */
  overflow-wrap: anywhere;
  ${typeStyle(type.amountL)}
  @media ${media.phone} {
    font-size: 17px; /* measured: eleven digits beside the label and the currency */
  }
`

export const PickRoot = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  color: ${semantic.text.primary};
  > select {
    appearance: none;
    /* The code alone: the list that opens says the names. */
    width: 92px; /* measured: four letters and the arrow */
    min-height: ${size.controlM};
    padding-block: 0;
    padding-inline: ${space[3]} ${space[6]};
    border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
    border-radius: ${vars.radius.m};
    overflow: hidden;
    font: ${type.bodyStrong.font};
    color: inherit;
    background: ${semantic.surface.card};
    cursor: pointer;
  }
  > select:hover {
    border-color: ${semantic.border.hover};
  }
  > svg {
    position: absolute;
    inset-inline-end: ${space[2]};
    pointer-events: none;
  }
  @media ${media.phone} {
    > select {
      min-height: ${size.touch};
    }
  }
`

export const Invalid = styled.p`
  padding: ${space[2]} ${space[5]};
  font: ${type.label.font};
  color: ${semantic.negative.text};
  background: ${semantic.negative.soft};
`
