import { styled } from 'styled-components'
import { row } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

/** As many acts as there are, two in a line, so that their words need not be short in any language. */
export const ActChoice = styled.div`
  && > fieldset {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  && label {
    justify-content: center;
    padding: ${space[1]} ${space[2]};
    text-align: center;
    white-space: normal;
  }
  && label:last-of-type:nth-of-type(odd) {
    grid-column: 1 / -1;
  }
`

export const Follows = styled.ul`
  display: grid;
  gap: ${space[2]};
  > li {
    ${row(space[2])}
    align-items: start;
  }
  > li > svg {
    margin-top: ${space['0-5']};
    color: ${semantic.text.tertiary};
  }
`

/** There before anything is said in it, so that it is heard. */
export const EndedPlace = styled.div`
  &:not(:empty) {
    padding-bottom: ${space[4]};
  }
`
