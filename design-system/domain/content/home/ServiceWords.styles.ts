import { styled } from 'styled-components'
import { cardSurface, column, row } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const wordColumn = 'minmax(min(280px, 100%), 1fr)' /* measured: some eight words in a line */
const { semantic, space, type } = vars

export const Words = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, ${wordColumn});
  gap: ${space[4]};
`

export const Word = styled.figure`
  height: 100%;
  ${column(space[4])}
  justify-content: space-between;
  padding: ${space[5]};
  ${cardSurface}
  blockquote {
    margin: 0;
    font: ${type.bodyL.font};
    overflow-wrap: anywhere;
  }
`

export const Who = styled.figcaption`
  ${row(space[3])}
  font: ${type.label.font};
  > span:last-child {
    display: flex;
    flex-direction: column;
    color: ${semantic.text.secondary};
  }
  strong {
    color: ${semantic.text.primary};
  }
`
