import { styled } from 'styled-components'
import { oneColumnOn, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { space } = vars

export const FilterBar = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};
  padding: ${space[4]};
  ${oneColumnOn(media.phone)}
`

export const OneSubject = styled.div`
  ${wrappingRow(space[1], space[3])}
  padding: 0 ${space[4]} ${space[3]};
  overflow-wrap: anywhere;
`
