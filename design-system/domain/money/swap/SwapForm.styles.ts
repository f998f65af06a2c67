import { styled } from 'styled-components'
import { focusedBox } from '../../../primitives/field/Field.styles.ts'
import { captionText, column, labelText, row, typeStyle, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type, size, radius } = vars

/** Both amounts, with the switch on the line between them. */
export const Sides = styled.div`
  position: relative;
  ${column(space[1])}
  /* Nearer to the card's edge than its text: the amounts line up with it. */
  margin: calc(-1 * ${space[2]});
  margin-bottom: 0;
`

export const Turn = styled.div`
  display: flex;
  justify-content: center;
  height: 0;
  z-index: 1;
  /* It hangs from the upper amount, over the line between both. */
  > button[data-look] {
    margin-top: calc(-1 * ${space[1]});
    border-color: ${semantic.border.strong};
    background: ${semantic.surface.card};
  }
`

export const Side = styled.div`
  ${column(space[1])}
  padding: ${space[4]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${radius.l};
  background: ${semantic.surface.card};
  &[data-side='to'] {
    border-color: ${semantic.surface.muted};
    background: ${semantic.surface.muted};
  }
  &[data-status='invalid'] {
    border-color: ${semantic.negative.icon};
  }
  &:has(input:focus-visible) {
    ${focusedBox}
  }
  @media ${media.phone} {
    padding: ${space[3]};
  }
`

export const SideLine = styled.div`
  ${wrappingRow(space[1], space[3])}
  justify-content: space-between;
  > label {
    ${labelText}
  }
  /* A word of the line: it can be pressed above and below it. */
  button[data-variant] {
    margin-block: calc(-1 * ${space[2]});
    margin-inline-end: calc(-1 * ${space[2]});
    padding-inline: ${space[2]};
    color: ${semantic.accent.text};
  }
  @media ${media.phone} {
    button[data-variant] {
      min-width: ${size.touch};
      margin-block: calc(-1 * ${space[3]});
    }
  }
`

/** What there is of a coin; without its word where there is no room for it. */
export const Holding = styled.span`
  ${captionText}
  [data-room='narrow'] {
    display: none;
  }
  @media ${media.phone} {
    [data-room='wide'] {
      display: none;
    }
    [data-room='narrow'] {
      display: inline;
    }
  }
`

export const AmountLine = styled.div`
  ${row(space[3])}
  /* The coin is as heavy as its amount. */
  > button[data-look='button'] {
    flex: none;
    min-height: ${size.touch};
    padding-inline: ${space[2]} ${space['2-5']};
    border-color: ${semantic.border.strong};
    border-radius: ${radius.m};
    font: ${type.bodyL.font};
    font-weight: ${vars.font.weight.semibold};
    [data-coin] {
      --coin-size: ${space[6]};
    }
  }
`

export const AmountInput = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${size.touch};
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: ${semantic.text.primary};
  ${typeStyle(type.amountXl)}
  font-variant-numeric: tabular-nums lining-nums;
  /* More digits than its column holds. */
  &[data-length='long'] {
    ${typeStyle(type.amountL)}
  }
  &::placeholder {
    color: ${semantic.text.tertiary};
    opacity: 1;
  }
  &[data-tone='stale'] {
    color: ${semantic.text.tertiary};
  }
`

/** What the amount is worth, and the shares of what is there. */
export const FootLine = styled.div`
  ${wrappingRow(space[2], space[3])}
  justify-content: space-between;
  min-height: ${space[5]};
`

export const Shares = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['1-5']};
  margin-inline-start: auto;
  > button[data-variant] {
    color: ${semantic.text.secondary};
    font-weight: ${vars.font.weight.semibold};
    background: ${semantic.surface.muted};
    &:hover {
      color: ${semantic.text.primary};
      background: ${semantic.surface.hover};
    }
  }
`

/** The rate, and for how long it will be locked. */
export const RateLine = styled.div`
  ${row(space[4])}
  padding-bottom: ${space[4]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.default};
`

/** The button, and under its middle what stands in its way or follows it. */
export const Action = styled.div`
  ${column(space[2])}
  text-align: center;
`

/** What stands under the button, in its middle. */
export const Hint = styled.p`
  text-align: center;
  ${captionText}
`
