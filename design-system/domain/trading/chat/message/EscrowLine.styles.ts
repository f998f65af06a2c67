import { styled } from 'styled-components'
import { captionText, row } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const LineRoot = styled.div`
  ${row(space['1-5'])}
  justify-self: center;
  max-width: 100%;
  padding: ${space[1]} ${space['2-5']};
  border-radius: ${vars.radius.s};
  ${captionText}
  text-align: center;
  overflow-wrap: anywhere;
  background: ${semantic.surface.muted};
`
