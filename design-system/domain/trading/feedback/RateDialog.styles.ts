import { styled } from 'styled-components'
import { oneColumnOn } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { space } = vars

export const Grades = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  ${oneColumnOn(media.phone)}
`
