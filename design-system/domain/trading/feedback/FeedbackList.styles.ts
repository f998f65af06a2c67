import { styled } from 'styled-components'
import { media } from '../../../tokens/vars.ts'

/** Two by two on a phone: in one line the last grade would be out of sight. */
export const Grades = styled.div`
  min-width: 0;
  max-width: 100%;
  @media ${media.phone} {
    flex-basis: 100%;
    > fieldset {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
`
