import { styled } from 'styled-components'
import {
  captionText,
  column,
  inlineRow,
  labelText,
  row,
  square,
  typeStyle,
  wrappingRow,
} from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'
import { focusedBox } from '../../../primitives/field/Field.styles.ts'

const { borderWidth, semantic, size, space, type } = vars

export const FormRoot = styled.form`
  ${column(space[4])}
  min-width: 0;
  padding: ${space[6]};
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

export const Sides = styled.nav`
  display: inline-flex;
  align-self: flex-start;
  gap: ${space['0-5']};
  max-width: 100%;
  padding: ${space['0-5']};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.muted};
  > a {
    ${inlineRow(space['1-5'])}
    min-height: ${size.controlM};
    padding-inline: ${space['3-5']};
    border-radius: ${vars.radius.s};
    font-weight: ${vars.font.weight.medium};
    color: ${semantic.text.secondary};
  }
  > a:hover {
    color: ${semantic.text.primary};
  }
  > a[aria-current] {
    font-weight: ${vars.font.weight.semibold};
    background: ${semantic.surface.thumb};
    box-shadow:
      ${vars.shadow[1]},
      0 0 0 ${borderWidth.hairline} ${semantic.border.default};
  }
  > a[aria-current][data-side='buy'] {
    color: ${semantic.buy.text};
  }
  > a[aria-current][data-side='sell'] {
    color: ${semantic.sell.text};
  }
  @media ${media.phone} {
    align-self: stretch;
    > a {
      flex: 1;
      justify-content: center;
      min-height: ${size.touch};
      padding-inline: ${space[2]};
    }
  }
`

export const Fields = styled.div`
  position: relative;
  ${column(space[3])}
`

/** One of the two amounts, with what it is of. */
export const AmountBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  padding-block: ${space['2-5']};
  padding-inline: ${space[4]} ${space[3]};
  border: ${borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
  > label {
    grid-column: 1 / -1;
    ${labelText}
  }
  > span:first-of-type {
    display: flex;
    align-items: baseline;
    min-width: 0;
    ${typeStyle(type.amountXl)}
  }
  &:has(input:focus-visible) {
    ${focusedBox}
  }
  @media ${media.phone} {
    > span:first-of-type {
      ${typeStyle(type.amountL)}
    }
  }
  &[data-status='invalid'] {
    border-color: ${semantic.negative.icon};
  }
  > [data-part='fault'] {
    grid-column: 1 / -1;
    font: ${type.caption.font};
    font-weight: ${vars.font.weight.medium};
    color: ${semantic.negative.text};
  }
  > [data-part='fault']:empty {
    display: none;
  }
`

export const Sign = styled.span`
  flex: none;
  font-weight: ${vars.font.weight.regular};
  color: ${semantic.text.tertiary};
`

export const AmountInput = styled.input`
  min-width: 0;
  width: 100%;
  padding: 0;
  border: 0;
  outline: none;
  color: ${semantic.text.primary};
  background: none;
  &[data-stale] {
    color: ${semantic.text.tertiary};
  }
`

/** Between the fields, over the edge of both. */
export const Turn = styled.a`
  align-self: flex-start;
  z-index: ${vars.z.sticky};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  ${square(size.controlM)}
  margin-block: calc(-1 * ${space[5]});
  margin-inline-start: ${space[6]};
  border: ${borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.full};
  color: ${semantic.accent.icon};
  background: ${semantic.surface.card};
  &:hover {
    background: ${semantic.surface.hover};
  }
`

/** Only where nothing follows by itself. */
export const WithoutScripts = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`

export const Quick = styled.div`
  ${wrappingRow(space[2])}
  ${labelText}
  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.controlS};
    padding-inline: ${space['2-5']};
    border: ${borderWidth.hairline} solid ${semantic.border.default};
    border-radius: ${vars.radius.s};
    color: ${semantic.text.primary};
  }
  > a:hover {
    background: ${semantic.surface.hover};
  }
  > a[aria-current] {
    border-color: ${semantic.accent.border};
    color: ${semantic.accent.text};
    background: ${semantic.accent.soft};
  }
  @media ${media.phone} {
    > a {
      min-height: ${size.touch};
    }
  }
`

export const FormNote = styled.p`
  ${captionText}
  text-wrap: pretty;
`

/** The address of the page, to be passed on. */
export const AddressBar = styled.div`
  ${row(space[3])}
  justify-content: space-between;
  margin-top: auto;
  padding: ${space[2]} ${space[3]};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.sunken};
  > code {
    min-width: 0;
    direction: ltr;
    unicode-bidi: isolate;
    font-family: ${vars.font.family.mono};
    font-size: ${vars.size.textFloor};
    overflow-wrap: anywhere;
    color: ${semantic.text.secondary};
  }
  > code b {
    color: ${semantic.text.primary};
  }
  @media (scripting: none) {
    > button {
      display: none;
    }
  }
`
