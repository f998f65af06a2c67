import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { space } = vars

export const Grades = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
