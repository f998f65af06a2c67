import { styled } from 'styled-components'
import { vars } from '../../design-system/tokens/vars.ts'

export const FrameRoot = styled.div`
  min-width: 320px;
  &[data-layout='padded'] {
    padding: ${vars.space[4]};
  }
`
