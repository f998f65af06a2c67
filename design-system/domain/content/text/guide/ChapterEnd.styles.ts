import { styled } from 'styled-components'
import { cardSurface, inlineRow, noteText, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const EndRoot = styled.div`
  ${row(space[3], space[4])}
  justify-content: space-between;
  margin-bottom: ${space[4]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.muted};
  strong {
    display: block;
    font: ${type.bodyL.font};
    font-weight: ${vars.font.weight.semibold};
  }
  > div > span {
    color: ${semantic.text.secondary};
  }
  @media ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    padding: ${space[4]};
  }
`

export const EndMark = styled.output`
  ${inlineRow(space[2])}
  font-weight: ${vars.font.weight.semibold};
  > svg {
    color: ${semantic.positive.text};
  }
`

export const AroundCards = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space['2-5']};
  }
`

export const AroundCard = styled.a`
  padding: ${space[4]} ${space[5]};
  ${cardSurface}
  &:hover {
    border-color: ${semantic.border.hover};
    background: ${semantic.surface.hover};
  }
  > span {
    ${row(space['1-5'])}
    ${noteText}
  }
  > strong {
    display: block;
    margin-top: ${space[1]};
    font: ${type.title3.font};
    text-wrap: balance;
  }
  &[data-side='next'] {
    grid-column: 2;
    text-align: end;
  }
  &[data-side='next'] > span {
    justify-content: flex-end;
  }
  &[data-side='next'] > strong {
    color: ${semantic.text.link};
  }
  @media ${media.phone} {
    padding: ${space[4]};
    &[data-side='next'] {
      grid-column: 1;
      order: -1;
    }
  }
`
