import { styled } from 'styled-components'
import { focusedBox } from '../../../primitives/field/Field.styles.ts'
import { column, oneColumnOn, row, typeStyle } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

/** The words, and the board of prices beside them. */
export const HeroRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[16]};
  @media ${media.belowDesktop} {
    gap: ${space[10]};
  }
  ${oneColumnOn(media.belowTabletBig)}
`

export const HeroTitle = styled.h1`
  ${typeStyle(type.displayL)}
  text-wrap: balance;
  @media ${media.phone} {
    ${typeStyle(type.display)}
  }
`

export const HeroLead = styled.div`
  ${column(space[3])}
  p {
    max-width: 60ch;
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`

export const HeroWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[3]};
  @media ${media.phone} {
    flex-direction: column;
    align-items: stretch;
  }
`

export const FormRoot = styled.form`
  ${column(space['1-5'])}
  label {
    font: ${type.label.font};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  @media ${media.phone} {
    button {
      flex: 1 0 auto;
    }
  }
`

export const AmountBox = styled.span`
  ${row(space[2])}
  width: 200px; /* measured: fifteen digits of the largest sum that is typed */
  height: ${size.controlL};
  padding-inline: ${space[3]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.m};
  font: ${type.amountM.font};
  background: ${semantic.surface.card};
  &:hover {
    border-color: ${semantic.border.hover};
  }
  &:focus-within {
    ${focusedBox}
  }
  > span {
    color: ${semantic.text.secondary};
  }
  > input {
    width: 100%;
    min-width: 0;
    border: 0;
    outline: 0;
    background: none;
  }
  @media ${media.phone} {
    flex: 1 1 140px; /* measured: a sum of seven digits */
    width: auto;
  }
`

export const BestLine = styled.p`
  color: ${semantic.text.secondary};
`
